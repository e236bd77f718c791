// SPDX-License-Identifier: MIT

/// Makes foreign text fit to be printed: a preset must not be able to steer the terminal.
package enum PrintableText {
  /// Longest text, in characters, that a message repeats.
  private static let longestQuote = 60

  /// `text` in double quotes, shortened, with what cannot be seen written as `\u{…}`.
  package static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.prefix(longestQuote).unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where isPrintable(scalar): result.unicodeScalars.append(scalar)
      default: result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return text.count > longestQuote ? "\"\(result)…\"" : "\"\(result)\""
  }

  /// `text` with a space for each tab and `·` for each other character that cannot be seen, so that
  /// the count of characters stays.
  package static func line(_ text: some Sequence<Character>) -> String {
    String(text.map { $0 == "\t" ? " " : $0.unicodeScalars.allSatisfy(isPrintable) ? $0 : "·" })
  }

  /// The same for a text of several lines.
  package static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }

  /// Whether `scalar` shows as itself: no control, no change of writing direction, no line break.
  package static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
