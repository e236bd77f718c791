// SPDX-License-Identifier: MIT

import Export

/// Tells people what was found; the log of a CI server may be where they read it.
struct TextVerificationReporter: VerificationReporter {
  /// Whether presets that are as recorded are left out.
  let isQuiet: Bool

  private static let statusWidth = 9

  func text(of entry: VerificationEntry) -> String {
    if isQuiet, entry.status == .same, entry.recording == nil { return "" }
    let findings = VerificationFindings(entry)
    // What was wrong with a golden does not matter once there is a new one.
    let headline =
      entry.recording.map { "\(findings.title) (\($0.rawValue) \(entry.subject.shownGolden))" }
      ?? findings.headline
    let status = Self.padded(entry.status.rawValue, to: Self.statusWidth)
    let head = "\(status)\(entry.subject.shownTitle): \(headline)\n"
    let lines = findings.lines.map { line in
      let indent = String(repeating: " ", count: Self.statusWidth)
      return "\(indent)\(line.titled)\n"
    }
    return WorkflowCommand.disarmed(PrintableText.lines(head + lines.joined()))
  }

  func end(of verification: Verification) -> String {
    let summary = VerificationSummary(verification)
    if isQuiet, verification.differences.isEmpty, verification.failures.isEmpty { return "" }
    return ([summary.line] + summary.advice).joined(separator: "\n") + "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
