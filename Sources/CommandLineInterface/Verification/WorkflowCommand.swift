// SPDX-License-Identifier: MIT

import Export

/// Commands in the log of a GitHub Actions job, which its runner finds in whatever is printed.
///
/// Sources: GitHub Docs, "Workflow commands for GitHub Actions"; actions/runner, ActionCommand: a
/// line with `::` behind any white space is a command, and so is `##[` anywhere in a line.
enum WorkflowCommand {
  /// `text` so that nothing in it is taken for a command.
  static func disarmed(_ text: String) -> String {
    withoutBrackets(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { startsCommand($0) ? "·\($0)" : String($0) }
      .joined(separator: "\n")
  }

  /// The line that is the command `name`; `message` may have several lines.
  static func line(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map { property in
      let value = escaped(PrintableText.line(property.value))
        .replacing(":", with: "%3A").replacing(",", with: "%2C")
      return "\(property.name)=\(value)"
    }
    let text = escaped(PrintableText.lines(message))
    return withoutBrackets("::\(name) \(list.joined(separator: ","))::\(text)\n")
  }

  private static func withoutBrackets(_ text: String) -> String {
    text.replacing("##[", with: "##·[")
  }

  private static func startsCommand(_ line: Substring) -> Bool {
    line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
  }

  private static func escaped(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    return text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
