// SPDX-License-Identifier: MIT

/// What a run found out about one preset, in words: lines with a title, the most telling first.
package struct VerificationFindings {
  package struct Line: Sendable, Hashable {
    /// One word; empty where the line goes on from the one before.
    package let title: String
    package let text: String

    /// `values   scene.cycle 1.6 -> 1.7 s`, in columns.
    package var titled: String {
      title + String(repeating: " ", count: max(1, VerificationFindings.titleWidth - title.count))
        + text
    }
  }

  private static let titleWidth = 8

  /// Changed values that are told; of more, the rest is counted.
  private static let mostValues = 12

  /// A sentence without a full stop.
  package let headline: String
  package let lines: [Line]

  package init(_ entry: VerificationEntry) {
    let golden = entry.subject.shownGolden
    switch entry.outcome {
    case .same(let values):
      headline = "\(Self.count(entry.current?.hashes.count ?? 0, "frame"))"
      lines = Self.same(values)
    case .changed(let change):
      headline = Self.headline(change)
      lines = Self.lines(change)
    case .otherEpoch(let recorded, let current):
      headline = "recorded at render epoch \(recorded), drawn at \(current)"
      lines = []
    case .unstable(let frames):
      headline = "drawn twice, \(Self.count(frames.count, "frame")) came out differently"
      lines = [
        Line(title: "frames", text: "\(FrameRanges(frames))"),
        Line(title: "", text: "this is a mistake in Zoetrope; please report it"),
      ]
    case .missing(nil):
      headline = "there is no golden '\(golden)'"
      lines = Self.search(entry.subject)
    case .missing(let path?):
      let twin = PrintableText.line(path)
      headline =
        "there is no golden '\(golden)', but '\(twin)', which has no preset, is of this clip"
      lines = [Line(title: "renamed", text: "record '\(golden)', then remove '\(twin)'")]
    case .obsolete(nil):
      headline = "the golden '\(golden)' has no preset; remove it"
      lines = []
    case .obsolete(let twin?):
      let name = PrintableText.line(twin)
      headline = "the golden '\(golden)' has no preset; its clip is '\(name)' now; remove it"
      lines = []
    case .failed(let error):
      headline = FailureText.of(error)
      lines = []
    }
  }

  /// The first line of the headline, which says all that matters.
  package var title: String { String(headline.prefix { $0 != "\n" }) }

  /// All of it, a line each.
  package var text: String { ([headline] + lines.map(\.titled)).joined(separator: "\n") }

  /// Where a golden was looked for, if the name that was given may have meant something else.
  private static func search(_ subject: GoldenSubject) -> [Line] {
    guard let preset = subject.preset, BuiltInPresets.names.contains(preset) else { return [] }
    return [
      Line(title: "preset", text: "'\(preset)' is the built-in preset, with its golden there"),
      Line(title: "", text: "a file is named by its path, such as Presets/\(preset).json"),
    ]
  }

  private static func same(_ values: [ValueChange]) -> [Line] {
    let changed = values.filter { ($0.old != nil && $0.new != nil) || $0.part != .whole }
    return lines("values", changed.map { "\($0), which changes no frame" })
  }

  private static func headline(_ change: ClipChange) -> String {
    let frames = change.comparison.frames
    if let fact = change.comparison.facts.first { return "\(fact)" }
    return "\(frames.differing.count) of \(count(frames.recordedCount, "frame")) "
      + "\(frames.differing.count == 1 ? "differs" : "differ")"
  }

  private static func lines(_ change: ClipChange) -> [Line] {
    let comparison = change.comparison
    let told = Set(comparison.facts.map(\.description))
    let values = comparison.values.map(\.description).filter { !told.contains($0) }
    return lines("clip", comparison.facts.map(\.description)) + lines("values", values)
      + lines("frames", frames(change)) + lines("pixels", pixels(change))
  }

  private static func lines(_ title: String, _ texts: [String]) -> [Line] {
    let more = texts.count - mostValues
    let shown = texts.prefix(mostValues) + (more > 0 ? ["and \(more) more"] : [])
    return shown.enumerated().map { Line(title: $0.offset == 0 ? title : "", text: $0.element) }
  }

  private static func frames(_ change: ClipChange) -> [String] {
    let frames = change.comparison.frames
    guard let first = frames.first else { return ["all frames are as they were"] }
    if let pattern = frames.pattern { return [text(of: pattern, frames)] }
    let count = frames.differing.count
    if count == 0 { return [] }
    let shared = min(frames.recordedCount, frames.currentCount)
    return [
      "\(count) of \(shared) \(count == 1 ? "differs" : "differ"): "
        + "\(FrameRanges(frames.differing)); the first is \(first) at \(time(change, first))"
    ]
  }

  private static func text(of pattern: FrameChanges.Pattern, _ frames: FrameChanges) -> String {
    switch pattern {
    case .exchanged(let first, let second):
      "frames \(first) and \(second) are exchanged"
    case .dropped(let range) where range.upperBound == frames.recordedCount:
      range.count == 1
        ? "the last frame is missing" : "the last \(range.count) frames are missing"
    case .dropped(let range):
      "\(named(range)) missing; the others are as they were"
    case .inserted(let range):
      "\(named(range)) new; the others are as they were"
    case .shifted(let shift):
      "all frames come \(shift) later, round the loop"
    }
  }

  private static func named(_ range: Range<Int>) -> String {
    range.count == 1
      ? "frame \(range.lowerBound) is"
      : "frames \(range.lowerBound) to \(range.upperBound - 1) are"
  }

  private static func pixels(_ change: ClipChange) -> [String] {
    if case .lost(let loss) = change.recordedPictures { return ["\(loss)"] }
    guard let first = change.differences.first else { return [] }
    let worst = change.worst.flatMap { $0.index == first.index ? nil : $0 }
    return [text(of: first, change)]
      + (worst.map { [text(of: $0, change) + ", the most of all frames"] } ?? [])
  }

  private static func text(
    of difference: ClipChange.FrameDifference, _ change: ClipChange
  ) -> String {
    let pixels = difference.pixels
    let place = pixels.box.map { ", within \($0)" } ?? ""
    return "frame \(difference.index) at \(time(change, difference.index)): "
      + "\(count(pixels.pixelCount, "pixel")) by up to \(pixels.largest) of 255 levels\(place)"
  }

  /// `0.34 s`.
  private static func time(_ change: ClipChange, _ index: Int) -> String {
    let time = change.current.time(ofFrame: index)
    return "\(NumberText.of((time * 1000).rounded() / 1000)) s"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
