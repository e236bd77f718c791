// SPDX-License-Identifier: MIT

import Export
import FrameEncoding
import WebPage

/// The part of the page about one clip that is not as it was recorded.
struct ClipSection: Sendable {
  let entry: VerificationEntry
  let change: ClipChange
  /// The section's name for links.
  let anchor: String
  /// Pictures that there is room for, at least 6.
  let frameLimit: Int

  /// The frames that are shown.
  var frames: [Int] {
    FrameChoice.frames(
      of: change.comparison.frames, worst: change.worst?.index, limit: frameLimit)
  }

  /// All but the pictures and what comes after them.
  var start: HTML {
    let rate = change.current.picture.rate
    let initial = change.worst?.index ?? change.comparison.frames.first ?? 0
    return """
      <section class="clip" id="\(anchor)" data-count="\(frameCount)" data-initial="\(initial)"
        data-rate="\(ReportText.rounded(rate.framesPerSecond))">
      <h2>\(PrintableText.line(entry.subject.name))</h2>
      <p class="place">\(entry.subject.shownTitle), recorded in \(entry.subject.shownGolden)</p>
      \(values)
      \(findings)
      \(loss)
      <div class="viewer"></div>
      \(timeline)
      \(room)
      <ol class="strip">
      """
  }

  /// What comes after the pictures.
  var end: HTML {
    """
    </ol>
    <p class="advice">\(advice)</p>
    </section>
    """
  }

  private var advice: HTML {
    if entry.recording != nil { return "This run recorded the clip as it is now." }
    return """
      If it is meant to be so:
      <code>zoetrope verify \(ShellWord.of(path: entry.subject.shownPlace)) --record changed --accept</code>
      """
  }

  private var frameCount: Int {
    max(change.comparison.frames.recordedCount, change.comparison.frames.currentCount)
  }

  /// What was changed in the preset, in a table.
  private var values: HTML {
    let changes = change.comparison.values
    guard !changes.isEmpty else {
      return
        "<p class=\"cause\">No value of the preset changed: the program draws it differently.</p>"
    }
    let rows = changes.map(Self.row)
    let count = changes.reduce(0) { $0 + $1.count }
    return """
      <table class="values">
      <caption>\(ReportText.count(count, "changed value"))</caption>
      <thead><tr><th scope="col">Value</th><th scope="col">Recorded</th><th scope="col">Now</th>
      <th scope="col">Unit</th></tr></thead>
      <tbody>
      \(rows)
      </tbody>
      </table>
      """
  }

  private static func row(_ change: ValueChange) -> HTML {
    if case .rest(let count) = change.part {
      return """
        <tr><th scope="row"><code>\(change.keyPath)</code></th>
        <td colspan="3">\(count) more entries changed</td></tr>
        """
    }
    return """
      <tr><th scope="row"><code>\(change.keyPath)</code></th><td><code>\(change.old ?? "none")</code></td>
      <td><code>\(change.new ?? "none")</code></td><td>\(change.unit)</td></tr>
      """
  }

  private var findings: HTML {
    let lines = VerificationFindings(entry).lines
    var groups: [String] = []
    for line in lines { groups.append(line.title.isEmpty ? groups.last ?? "" : line.title) }
    // Values have their table, and lost pictures a paragraph.
    let told: [HTML] = zip(groups, lines).filter { group, line in
      group != "values" && line.text != lossText
    }.map { _, line in
      let title: HTML = line.title.isEmpty ? "" : "<dt>\(line.title)</dt>"
      return "\(title)<dd>\(line.text)</dd>"
    }
    return "<dl class=\"findings\">\(told)</dl>"
  }

  private var lossText: String? {
    if case .lost(let loss) = change.recordedPictures { "\(loss)" } else { nil }
  }

  private var loss: HTML {
    lossText.map { "<p class=\"loss\">\($0.prefix(1).uppercased() + $0.dropFirst()).</p>" } ?? ""
  }

  /// All frames of the clip on a bar, with those that differ marked.
  private var timeline: HTML {
    let changes = change.comparison.frames
    let shared = min(changes.recordedCount, changes.currentCount)
    let ranges = FrameRanges(changes.differing + Array(shared..<frameCount))
    let marks: [HTML] = ranges.ranges.map { range in
      "<rect x=\"\(range.lowerBound)\" width=\"\(range.count)\" height=\"1\"/>"
    }
    return """
      <svg class="timeline" viewBox="0 0 \(frameCount) 1" preserveAspectRatio="none" role="img"
        aria-label="Of \(ReportText.count(frameCount, "frame")) these are not as recorded: \(ranges.description)">
      \(marks)
      <line class="playhead" y2="1"/></svg>
      """
  }

  private var room: HTML {
    let shown = frames.count
    let chosen = shown < frameCount ? "\(shown) of \(frameCount) frames have pictures. " : ""
    let (width, height) = (change.current.picture.width, change.current.picture.height)
    let divisor = FrameFigure.divisor(width: width, height: height)
    let scale = divisor > 1 ? "Pictures are shown at 1/\(divisor) of \(width)x\(height) px. " : ""
    return "<p class=\"room\">\(chosen)\(scale)Frames that differ have a coloured edge.</p>"
  }
}
