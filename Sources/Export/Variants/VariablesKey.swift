// SPDX-License-Identifier: MIT

/// The variables of a preset.
///
/// `PresetExpander` puts what they mean in their place.
struct VariablesKey: PresetValue {
  static let form = "an object of numbers, texts, colours and flags"

  func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    reader.report("\(path) has no meaning in a text that must be complete", at: json.span)
  }

  func write(_ key: String, to lister: inout ResolvedValueLister) {}
}
