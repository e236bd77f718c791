// SPDX-License-Identifier: MIT

import Graphics

/// An opaque colour.
struct MatteColor: PresetValue {
  var color = Color.white

  static let form = "an opaque colour such as \"#FFFFFF\" (#RGB or #RRGGBB)"

  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    guard case .text(let text) = json.content, let color = ColorNotation.color(text),
      color.alpha == 1
    else {
      reader.reportType(json, at: path, mustBe: Self.form)
      return
    }
    self.color = color
  }

  var defaultText: String? { ColorNotation.text(of: color) }

  func write(_ key: String, to lister: inout ResolvedValueLister) {
    lister.add(key, JSONText.quoted(ColorNotation.text(of: color)))
  }
}
