// SPDX-License-Identifier: MIT

/// What people call a preset; free text on one line.
struct PresetTitle: PresetValue {
  var text = ""

  /// Characters.
  private static let longest = 200

  static let form = "a text of one line"

  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    guard case .text(let text) = json.content else {
      reader.reportType(json, at: path, mustBe: Self.form)
      return
    }
    if text.count > Self.longest {
      reader.report("\(path) is longer than \(Self.longest) characters", at: json.span)
    } else if let scalar = text.unicodeScalars.first(where: { !PrintableText.isPrintable($0) }) {
      reader.report(
        "\(path) cannot hold the invisible character \(PrintableText.quoted(String(scalar)))",
        at: json.span)
    } else {
      self.text = text
    }
  }

  var defaultText: String? { PrintableText.quoted(text) }

  func write(_ key: String, to lister: inout ResolvedValueLister) {
    lister.add(key, JSONText.quoted(text))
  }
}
