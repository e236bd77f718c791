// SPDX-License-Identifier: MIT

/// What help says of one parameter, as texts.
package struct ParameterDescription: Sendable, Hashable {
  /// Keys joined by dots, as `--set` takes them; `N` stands for an index in a list.
  package let keyPath: String
  /// Such as `number` or `list of colours`.
  package let type: String
  /// Empty for what has no unit.
  package let unit: String
  /// As a preset would write it; nil for an object, whose own parameters follow, and for what has
  /// none.
  package let defaultText: String?
  /// Smallest and largest value, such as `0 to 1`, or nil.
  package let range: String?
  /// The words that can be written, or none.
  package let choices: [String]
  package let meaning: String
  package let source: String?
}
