// SPDX-License-Identifier: MIT

package import Scenes

/// A value of a preset with a notation of its own.
package protocol PresetValue: Sendable {
  /// How it is written, to stand after "must be".
  static var form: String { get }
  /// Whether a preset must give it.
  static var isRequired: Bool { get }

  /// Reads `json`; what is wrong with it goes to `reader`, and the value stays.
  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader)

  /// Writes the value as it stands, in the notation that `read` understands.
  func write(_ key: String, to lister: inout ResolvedValueLister)

  /// The value as help shows it where it is a default; nil where it never is one.
  var defaultText: String? { get }
  /// The keys that it has if it can be written as an object.
  var keys: (any ParameterGroup)? { get }
}

extension PresetValue {
  package static var isRequired: Bool { false }
  package var defaultText: String? { nil }
  package var keys: (any ParameterGroup)? { nil }
}
