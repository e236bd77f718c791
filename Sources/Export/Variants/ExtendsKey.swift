// SPDX-License-Identifier: MIT

/// The presets that a preset extends.
///
/// `PresetExpander` puts what they mean in their place.
struct ExtendsKey: PresetValue {
  static let form =
    "the path of a preset beside this one, the name of a built-in one, or a list of them"

  func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    reader.report("\(path) has no meaning in a text that must be complete", at: json.span)
  }

  func write(_ key: String, to lister: inout ResolvedValueLister) {}
}
