// SPDX-License-Identifier: MIT

/// A page of HTML with marks such as `{{title}}` where something is to be put.
package struct PageTemplate {
  private let filled: String

  /// - Parameters:
  ///   - page: Has each mark once.
  ///   - style: What goes to `{{style}}`.
  ///   - script: What goes to `{{script}}`.
  ///   - values: What goes to the other marks, by their names.
  package init(
    page: [UInt8], style: [UInt8], script: [UInt8], values: KeyValuePairs<String, HTML>
  ) {
    let parts =
      [("style", Self.text(style)), ("script", Self.text(script))]
      + values.map { ($0.key, $0.value.text) }
    filled = parts.reduce(Self.text(page)) { page, part in
      let (start, end) = Self.split(page, at: "{{\(part.0)}}")
      return start + part.1 + end
    }
  }

  /// The page before the mark `name`, and behind it.
  package func parts(around name: String) -> (start: HTML, end: HTML) {
    let (start, end) = Self.split(filled, at: "{{\(name)}}")
    return (HTML(markup: start), HTML(markup: end))
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func split(_ text: String, at mark: String) -> (start: String, end: String) {
    guard let range = text.firstRange(of: mark) else {
      preconditionFailure("the page has the mark \(mark)")
    }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }
}
