// SPDX-License-Identifier: MIT

import Export

/// Tells what was found as the XML that CI servers read: a test case for each preset.
///
/// What differs is a failure, what could not be compared is an error.
///
/// Source: the schema that Jenkins and GitLab read, `testsuites/testsuite/testcase`.
struct JUnitVerificationReporter: VerificationReporter {
  private static let suiteName = "zoetrope verify"

  func text(of entry: VerificationEntry) -> String { "" }

  func end(of verification: Verification) -> String {
    let entries = verification.entries
    let seconds = Self.seconds(entries.reduce(.zero) { $0 + $1.duration })
    let counts =
      "tests=\"\(entries.count)\" failures=\"\(verification.differences.count)\" "
      + "errors=\"\(verification.failures.count)\" skipped=\"0\" time=\"\(seconds)\""
    let name = XMLText.attribute(Self.suiteName)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(name)" \(counts)>
        <testsuite name="\(name)" \(counts)>
      \(entries.map(Self.testCase).joined())  </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ entry: VerificationEntry) -> String {
    let start =
      "    <testcase classname=\"\(XMLText.attribute(suiteName))\" "
      + "name=\"\(XMLText.attribute(entry.subject.name))\" "
      + "file=\"\(XMLText.attribute(entry.subject.place))\" time=\"\(seconds(entry.duration))\""
    guard let result = result(of: entry) else { return "\(start)/>\n" }
    return "\(start)>\n      \(result)\n    </testcase>\n"
  }

  /// The element that says how it ended; nil if there is nothing to say.
  private static func result(of entry: VerificationEntry) -> String? {
    let findings = VerificationFindings(entry)
    let attributes =
      "type=\"\(entry.status.rawValue)\" message=\"\(XMLText.attribute(findings.title))\""
    let text = XMLText.content(findings.text)
    switch entry.verdict {
    case .passed: return nil
    case .recorded:
      let recording = entry.recording.map { "\($0.rawValue) " } ?? ""
      return "<system-out>\(recording)\(XMLText.content(entry.subject.goldenPath))</system-out>"
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
