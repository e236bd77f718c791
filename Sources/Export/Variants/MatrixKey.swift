// SPDX-License-Identifier: MIT

/// The matrix of a preset.
///
/// `PresetExpander` puts what it means in its place.
struct MatrixKey: PresetValue {
  static let form = "an object of axes"

  func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    reader.report("\(path) has no meaning in a text that must be complete", at: json.span)
  }

  func write(_ key: String, to lister: inout ResolvedValueLister) {}
}
