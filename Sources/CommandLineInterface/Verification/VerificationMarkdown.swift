// SPDX-License-Identifier: MIT

import Export

/// What a verification found, in Markdown as GitHub shows it: a table of all that is not as recorded.
struct VerificationMarkdown {
  let verification: Verification

  var text: String {
    let summary = VerificationSummary(verification)
    let entries = verification.entries.filter { $0.verdict != .passed }
    let table =
      entries.isEmpty
      ? []
      : [
        ["| preset | result | what |", "|---|---|---|"].joined(separator: "\n")
          + entries.map { "\n" + Self.row($0) }.joined()
      ]
    let parts =
      ["### Frame hashes: \(Self.escaped(summary.line))"] + table
      + summary.advice.map(Self.escaped)
    return parts.joined(separator: "\n\n") + "\n\n"
  }

  private static func row(_ entry: VerificationEntry) -> String {
    let result = entry.recording?.rawValue ?? entry.status.rawValue
    let findings = VerificationFindings(entry)
    let what = [findings.title] + findings.lines.map(\.titled)
    let cells = [entry.subject.shownTitle, result, what.joined(separator: "\n")]
    return "| \(cells.map(escaped).joined(separator: " | ")) |"
  }

  /// `text` so that it shows as it is, on one line of the source.
  private static func escaped(_ text: String) -> String {
    PrintableText.lines(text).unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\n": "<br>"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": "\\\(scalar)"
      default: String(scalar)
      }
    }.joined()
  }
}
