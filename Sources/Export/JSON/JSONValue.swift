// SPDX-License-Identifier: MIT

/// A value of a JSON text that knows where it was written.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case flag(Bool)
    case number(JSONNumber)
    case text(String)
    case list([JSONValue])
    case object([JSONMember])
    /// Reported already while it was read: whoever meets it says nothing more.
    case invalid
  }

  package var content: Content
  package var span: SourceSpan

  package init(_ content: Content, at span: SourceSpan) {
    self.content = content
    self.span = span
  }

  /// What was found, for messages: `the number 5`.
  package var summary: String {
    switch content {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "the number \(number.literal.prefix(30))"
    case .text(let text): "the text \(PrintableText.quoted(text))"
    case .list: "a list"
    case .object: "an object"
    case .invalid: "what cannot be read"
    }
  }

  /// The value of `key` if this is an object that has it.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Where the value at `path` was written, or else the innermost object on the way to it.
  package func span(at path: [String]) -> SourceSpan {
    var value = self
    for key in path {
      guard let next = value[key] else { return value.span.start }
      value = next
    }
    return value.span
  }
}
