// SPDX-License-Identifier: MIT

/// The name of a preset, which is also that of its files.
struct PresetName: PresetValue {
  var text = ""

  static let form = "a name for its files"
  static let isRequired = true

  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    guard case .text(let text) = json.content else {
      reader.reportType(json, at: path, mustBe: Self.form)
      return
    }
    if let objection = FileStem.objection(to: text) {
      reader.report(
        "\(path) \(PrintableText.quoted(text)) cannot name a file: \(objection)", at: json.span,
        help: "allowed: \(FileStem.rules)")
    } else {
      self.text = text
    }
  }

  func write(_ key: String, to lister: inout ResolvedValueLister) {
    lister.add(key, JSONText.quoted(text))
  }
}
