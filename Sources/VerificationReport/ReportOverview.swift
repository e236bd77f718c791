// SPDX-License-Identifier: MIT

import Export
import WebPage

/// The first part of the page: what a run found out about each preset.
struct ReportOverview {
  let verification: Verification
  /// The names of the parts about single clips, by their place among the entries.
  let anchors: [Int: String]

  /// `4 same, 1 changed`.
  var summary: String {
    let left = verification.entries.filter { $0.recording == nil }
    let counts =
      VerificationOutcome.Status.allCases.map { status in
        (count: left.count { $0.status == status }, word: status.rawValue)
      } + [(count: verification.recorded.count, word: "recorded")]
    let shown = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.word)" }
    return shown.isEmpty ? "nothing to verify" : shown.joined(separator: ", ")
  }

  var html: HTML {
    """
    <p class="verdict \(openCount == 0 ? "good" : "bad")">\(verdict)</p>
    <table class="overview">
    <caption>\(ReportText.count(verification.entries.count, "item"))\(part): \(summary)</caption>
    <thead><tr><th scope="col">Status</th><th scope="col">Preset</th><th scope="col">Finding</th></tr></thead>
    <tbody>
    \(verification.entries.enumerated().map { row($0.offset, $0.element) })
    </tbody>
    </table>
    """
  }

  /// Items that are not settled: neither as recorded nor recorded now.
  private var openCount: Int { verification.differences.count + verification.failures.count }

  private var verdict: String {
    if verification.entries.isEmpty { return "There was nothing to verify." }
    if openCount > 0 {
      return "\(ReportText.count(openCount, "item")) of \(verification.entries.count) "
        + "\(openCount == 1 ? "is" : "are") not as recorded."
    }
    return verification.recorded.isEmpty
      ? "Every preset makes the frames that were recorded."
      : "What differed was recorded by this run."
  }

  /// What the run left out.
  private var part: String {
    let shard =
      verification.shard == .whole
      ? "" : " of \(verification.totalCount), shard \(verification.shard)"
    let left = verification.itemCount - verification.entries.count
    return shard + (left > 0 ? ", stopped before \(left) more" : "")
  }

  private func row(_ index: Int, _ entry: VerificationEntry) -> HTML {
    let status = entry.status.rawValue
    let place = entry.subject.shownTitle
    let name: HTML = anchors[index].map { "<a href=\"#\($0)\">\(place)</a>" } ?? "\(place)"
    return """
      <tr class="\(status)"><td><span class="status">\(status)</span></td>
      <th scope="row">\(name)</th><td>\(finding(entry))</td></tr>
      """
  }

  private func finding(_ entry: VerificationEntry) -> HTML {
    let findings = VerificationFindings(entry)
    let recording = entry.recording.map { " (\($0.rawValue) \(entry.subject.shownGolden))" } ?? ""
    let head: HTML = "\(findings.headline)\(recording)"
    if case .changed(let change) = entry.outcome {
      let values: [HTML] = change.comparison.values.prefix(3).map { "<br><code>\("\($0)")</code>" }
      return "\(head)\(values)"
    }
    let lines: [HTML] = findings.lines.map { "<br>\($0.text)" }
    return "\(head)\(lines)"
  }
}
