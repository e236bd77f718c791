// SPDX-License-Identifier: MIT

/// How many colours a table may have, or that something else decides.
struct ColorCount: PresetValue {
  var count: Int?

  static let form = "a whole number from 2 to 256, or null"
  private static let counts = 2...256

  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    switch json.content {
    case .null: count = nil
    case .number: count = reader.whole(json, at: path, in: Self.counts) ?? count
    default: reader.reportType(json, at: path, mustBe: Self.form)
    }
  }

  var defaultText: String? { count.map { "\($0)" } ?? "null" }

  func write(_ key: String, to lister: inout ResolvedValueLister) {
    lister.add(key, count.map { "\($0)" } ?? "null")
  }
}
