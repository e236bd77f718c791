// SPDX-License-Identifier: MIT

import Export

/// Tells what was found as the XML that CI servers read: a test case for each preset.
///
/// What differs is a failure, as a golden is that was written and not accepted; what could not be
/// compared is an error.
///
/// Source: the schema that Jenkins and GitLab read, `testsuites/testsuite/testcase`.
struct JUnitVerificationReporter: VerificationReporter {
  /// Whether a golden that was written is no failure.
  let accepts: Bool

  private static let suiteName = "zoetrope verify"

  func text(of entry: VerificationEntry) -> String { "" }

  func end(of verification: Verification) -> String {
    let entries = verification.entries
    let seconds = Self.seconds(entries.reduce(.zero) { $0 + $1.duration })
    let failureCount =
      verification.differences.count + (accepts ? 0 : verification.recorded.count)
    let counts =
      "tests=\"\(entries.count)\" failures=\"\(failureCount)\" "
      + "errors=\"\(verification.failures.count)\" skipped=\"0\" time=\"\(seconds)\""
    let name = XMLText.attribute(Self.suiteName)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(name)" \(counts)>
        <testsuite name="\(name)" \(counts)>
      \(entries.map(testCase).joined())  </testsuite>
      </testsuites>

      """
  }

  private func testCase(_ entry: VerificationEntry) -> String {
    let start =
      "    <testcase classname=\"\(XMLText.attribute(entry.subject.shownPlace))\" "
      + "name=\"\(XMLText.attribute(PrintableText.line(entry.subject.name)))\" "
      + "file=\"\(XMLText.attribute(entry.subject.place))\" time=\"\(Self.seconds(entry.duration))\""
    guard let result = result(of: entry) else { return "\(start)/>\n" }
    return "\(start)>\n      \(result)\n    </testcase>\n"
  }

  /// The element that says how it ended; nil if there is nothing to say.
  private func result(of entry: VerificationEntry) -> String? {
    let findings = VerificationFindings(entry)
    let attributes =
      "type=\"\(entry.status.rawValue)\" message=\"\(XMLText.attribute(findings.title))\""
    let text = XMLText.content(findings.text)
    switch entry.verdict {
    case .passed: return nil
    case .recorded:
      let what = "\(entry.recording.map { "\($0.rawValue) " } ?? "")\(entry.subject.shownGolden)"
      if accepts { return "<system-out>\(XMLText.content(what))</system-out>" }
      let message = XMLText.attribute("\(what); look at it, then commit it")
      return "<failure type=\"\(entry.status.rawValue)\" message=\"\(message)\"/>"
    case .differs: return "<failure \(attributes)>\(text)</failure>"
    case .failed: return "<error \(attributes)>\(text)</error>"
    }
  }

  /// With three decimals, as the schema has it.
  private static func seconds(_ duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    let fraction = "\(1000 + milliseconds % 1000)".dropFirst()
    return "\(milliseconds / 1000).\(fraction)"
  }
}
