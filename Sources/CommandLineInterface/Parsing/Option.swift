// SPDX-License-Identifier: MIT

/// An option whose value is a `Value`: spelling, help, reading and error text in one place.
package struct Option<Value: Sendable>: Sendable {
  package let declaration: OptionDeclaration
  /// What a value must be, to stand after "must be".
  let form: String
  /// The value that a word stands for, nil if it stands for none.
  let read: @Sendable (String) -> Value?
}

extension Option<Bool> {
  /// An option without a value: it is there or not.
  package static func flag(
    _ name: String, short: Character? = nil, _ summary: String
  ) -> Option {
    Option(
      declaration: OptionDeclaration(
        name: name, short: short, valueName: nil, summary: summary),
      form: "absent", read: { _ in true })
  }
}

extension Option<String> {
  /// Any text.
  package static func text(
    _ name: String, short: Character? = nil, value: String, _ summary: String
  ) -> Option {
    Option(
      declaration: OptionDeclaration(
        name: name, short: short, valueName: value, summary: summary),
      form: "a text", read: { $0 })
  }

  /// One of `words`.
  package static func word(_ name: String, among words: [String], _ summary: String) -> Option {
    Option(
      declaration: OptionDeclaration(
        name: name, short: nil, valueName: name,
        summary: "\(summary) (values: \(words.joined(separator: ", ")))"),
      form: "one of \(words.joined(separator: ", "))", read: { words.contains($0) ? $0 : nil })
  }
}

extension Option<Int> {
  /// A whole number.
  package static func whole(
    _ name: String, short: Character? = nil, in range: ClosedRange<Int>, _ summary: String
  ) -> Option {
    Option(
      declaration: OptionDeclaration(name: name, short: short, valueName: "n", summary: summary),
      form: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      read: { word in Int(word).flatMap { range.contains($0) ? $0 : nil } })
  }
}
