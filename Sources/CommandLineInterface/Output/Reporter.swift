// SPDX-License-Identifier: MIT

import Export

/// Tells the user how the work goes: notes, a bar on a terminal, a line at the end.
final class Reporter {
  private let console: Console
  private let isQuiet: Bool
  private let progress: ProgressLine?

  /// Makes a reporter of one clip; `title` stands in front of its bar.
  init(title: String, on console: Console, isQuiet: Bool) {
    self.console = console
    self.isQuiet = isQuiet
    progress = isQuiet ? nil : ProgressLine(title: title, on: console)
  }

  func take(_ event: ExportEvent) {
    switch event {
    case .note(let note): say("note: \(note)")
    case .progress(let done, let total): progress?.update(done: done, of: total)
    }
  }

  /// Tells something that is no failure.
  func say(_ message: String) {
    progress?.clear()
    if !isQuiet { console.say(message) }
  }

  /// Leaves the terminal as it was.
  func end() { progress?.clear() }

  /// `ball-loader.gif: 80 frames, 200×200 px, 1.6 s, 61.3 kB`.
  static func summary(of report: ClipReport) -> String {
    let frames = report.frameCount == 1 ? "1 frame" : "\(report.frameCount) frames"
    return "\(report.path): \(frames), \(report.width)×\(report.height) px, "
      + "\(rounded(report.duration, to: 100)) s, \(size(report.byteCount))"
  }

  private static func size(_ byteCount: Int) -> String {
    switch byteCount {
    case ..<1000: "\(byteCount) bytes"
    case ..<1_000_000: "\(rounded(Double(byteCount) / 1e3, to: 10)) kB"
    default: "\(rounded(Double(byteCount) / 1e6, to: 100)) MB"
    }
  }

  /// `value` to the nearest of so many steps a unit, without `.0`.
  static func rounded(_ value: Double, to steps: Double) -> String {
    let text = "\((value * steps).rounded() / steps)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
