// SPDX-License-Identifier: MIT

/// The version of the preset format that a preset is written in.
struct FormatVersion: PresetValue {
  private static let known = 1

  static let form = "the version of the preset format, \(known)"
  static let isRequired = true

  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    guard case .number(let number) = json.content else {
      reader.reportType(json, at: path, mustBe: Self.form)
      return
    }
    if number.whole != Self.known {
      reader.report(
        "preset format \(number.literal.prefix(30)) is not known; this program reads format \(Self.known)",
        at: json.span)
    }
  }

  func write(_ key: String, to lister: inout ResolvedValueLister) {
    lister.add(key, "\(Self.known)")
  }
}
