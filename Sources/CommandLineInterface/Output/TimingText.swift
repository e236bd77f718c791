// SPDX-License-Identifier: MIT

import Export

/// The plan of a clip's time, for people.
struct TimingText {
  /// Runs that a reader still takes in; more are counted instead.
  private static let mostRuns = 8

  let name: String
  let plan: TimingPlan

  var text: String {
    let seam = plan.seam.map { "  \($0)\n" } ?? ""
    let sections = ["\(title)\n\(seam)"] + plan.entries.map(section)
    return sections.joined(separator: "\n")
  }

  private var title: String {
    let clip = plan.clip
    let hold = clip.holdEnd > 0 ? " and a hold of \(seconds(clip.holdEnd))" : ""
    return "\(name): \(count(clip.frameCount, "frame")), \(seconds(clip.duration))\(hold) at "
      + "\(clip.rate) frames a second, loop \(clip.loop)"
  }

  private func section(_ entry: TimingPlan.Entry) -> String {
    let facts: [(String, String)]
    switch entry.stored {
    case .delays(let delays): facts = self.facts(entry, delays)
    case .ticks(let frameCount, let perFrame, let perSecond):
      let held = frameCount - entry.clip.frameCount
      let repeats = held > 0 ? ", the last \(count(held, "time")) more" : ""
      facts = [
        ("frames", "\(frameCount)\(repeats)"), ("rate", "\(entry.clip.rate)"),
        ("time base", "1/\(perSecond) s, \(perFrame) a frame"),
        ("sum", "\(frameCount * perFrame)/\(perSecond) s = \(seconds(entry.stored.duration))"),
        ("loop", "the file does not say; players decide"),
      ]
    }
    let lines = facts.map { fact in
      "  \(fact.0)\(String(repeating: " ", count: 11 - fact.0.count))\(fact.1)\n"
    }
    return "\(entry.format.uppercased()): \(entry.paths.joined(separator: ", "))\n\(lines.joined())"
  }

  private func facts(_ entry: TimingPlan.Entry, _ delays: [Int]) -> [(String, String)] {
    let asked = plan.clip.rate
    let rate = entry.clip.rate
    let hold = entry.clip.holdEnd
    return [
      ("frames", "\(delays.count); equal ones become one, with their delays added"),
      ("rate", asked == rate ? "\(rate)" : "\(rate); \(asked) would make delays under 2 cs"),
      ("delays", text(of: delays, isHeld: hold > 0)),
      ("sum", "\(delays.reduce(0, +)) cs = \(seconds(entry.stored.duration))"),
      ("drift", "at most \(Reporter.rounded(entry.largestDrift, to: 100)) cs"),
      ("loop", entry.loop.map { "\($0)" } ?? ""),
    ]
  }

  /// `(3 4 3) cs × 60`; a held last frame stands alone.
  private func text(of delays: [Int], isHeld: Bool) -> String {
    let moving = isHeld ? Array(delays.dropLast()) : delays
    let runs = DelayRun.runs(of: moving)
    var parts = runs.map(text)
    if runs.count > Self.mostRuns {
      let counts = Set(moving).sorted().map { delay in
        "\(delay) cs × \(moving.count { $0 == delay })"
      }
      parts = [counts.joined(separator: " and ") + ", spread evenly"]
    }
    if isHeld, let last = delays.last { parts.append("\(last) cs with the hold") }
    return parts.joined(separator: ", then ")
  }

  private func text(_ run: DelayRun) -> String {
    let pattern = run.pattern.map { "\($0)" }.joined(separator: " ")
    if run.count == 1 { return "\(pattern) cs" }
    return "\(run.pattern.count > 1 ? "(\(pattern))" : pattern) cs × \(run.count)"
  }

  private func seconds(_ value: Double) -> String { "\(Reporter.rounded(value, to: 1000)) s" }

  private func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
