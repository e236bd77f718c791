// SPDX-License-Identifier: MIT

/// What all random draws of a clip follow from.
struct Seed: PresetValue {
  var value: UInt64 = 1

  static let form = "a whole number from 0 to \(UInt64.max)"

  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    guard case .number(let number) = json.content,
      let seed = UInt64(number.literal) ?? number.whole.flatMap(UInt64.init(exactly:))
    else {
      reader.reportType(json, at: path, mustBe: Self.form)
      return
    }
    value = seed
  }

  var defaultText: String? { "\(value)" }

  func write(_ key: String, to lister: inout ResolvedValueLister) {
    lister.add(key, "\(value)")
  }
}
