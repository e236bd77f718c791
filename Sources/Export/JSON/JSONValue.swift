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
  /// How it came to where it is used, if it was written elsewhere; the first step first.
  package var route: [ValueStep] = []

  package init(_ content: Content, at span: SourceSpan) {
    self.content = content
    self.span = span
  }

  /// Whether it is null, or was reported already.
  package var isNothing: Bool {
    switch content {
    case .null, .invalid: true
    case .flag, .number, .text, .list, .object: false
    }
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
    member(key)?.value
  }

  /// The key `key` and its value if this is an object that has it.
  package func member(_ key: String) -> JSONMember? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }
  }

  /// The same without `key`.
  package func without(_ key: String) -> JSONValue {
    guard case .object(let members) = content else { return self }
    var rest = self
    rest.content = .object(members.filter { $0.key != key })
    return rest
  }

  /// The same after `step`, with all that is in it.
  package func routed(by step: ValueStep) -> JSONValue {
    var value = self
    value.route.append(step)
    switch content {
    case .list(let entries):
      value.content = .list(entries.map { $0.routed(by: step) })
    case .object(let members):
      value.content = .object(
        members.map { member in
          JSONMember(
            key: member.key, keySpan: member.keySpan, value: member.value.routed(by: step))
        })
    default: break
    }
    return value
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
