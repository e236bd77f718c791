// SPDX-License-Identifier: MIT

import FileSystem

/// A bar with the time that is left, redrawn in place on a terminal; elsewhere nothing.
package final class ProgressLine {
  private static let barLength = 24
  /// Between two redraws.
  private static let interval = Duration.milliseconds(100)

  private let console: Console
  private let title: String
  private let columns: Int
  private let start = ContinuousClock.now
  private var nextRedraw = ContinuousClock.now
  private var isShown = false

  /// Makes a line that will show `title` in front of its bar; nil where there is no terminal.
  package init?(title: String, on console: Console) {
    guard let columns = console.messageColumns else { return nil }
    self.columns = columns
    self.console = console
    self.title = title
  }

  /// Shows that `done` of `total` steps are made, not too often.
  package func update(done: Int, of total: Int) {
    let now = ContinuousClock.now
    guard now >= nextRedraw else { return }
    nextRedraw = now + Self.interval
    isShown = true
    let line = Self.text(title: title, done: done, total: total, elapsed: now - start)
    try? console.messages.write("\r\u{1B}[K\(line.prefix(columns - 1))")
  }

  /// Clears the line.
  package func clear() {
    guard isShown else { return }
    isShown = false
    try? console.messages.write("\r\u{1B}[K")
  }

  /// `title [######------]  50 %, 3 s left`.
  package static func text(title: String, done: Int, total: Int, elapsed: Duration) -> String {
    let share = Double(done) / Double(max(total, 1))
    let filled = min(barLength, Int(share * Double(barLength)))
    let bar =
      String(repeating: "#", count: filled) + String(repeating: "-", count: barLength - filled)
    let percent = Int(share * 100)
    guard done > 0 else { return "\(title) [\(bar)] \(percent) %" }
    let seconds =
      Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    let left = seconds * (1 - share) / share
    return "\(title) [\(bar)] \(percent) %, \(timeText(left)) left"
  }

  /// `2 min 5 s`, rounded up.
  static func timeText(_ seconds: Double) -> String {
    let whole = Int(min(seconds.rounded(.up), 359_999))
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }
}
