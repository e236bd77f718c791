// SPDX-License-Identifier: MIT

/// Text as XML can hold it; characters that XML 1.0 has no way to write become U+FFFD.
///
/// Source: Extensible Markup Language 1.0, 2.2 Characters, 3.3.3 Attribute-Value Normalization.
enum XMLText {
  /// `text` for an element.
  static func content(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\r": "&#13;"
      case "\t", "\n": String(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }

  /// `text` for an attribute in double quotes, which would lose its line breaks and tabs.
  static func attribute(_ text: String) -> String {
    content(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
      .replacing("\t", with: "&#9;")
  }
}
