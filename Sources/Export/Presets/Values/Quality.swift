// SPDX-License-Identifier: MIT

import GIFEncoding

/// How good a file is to look, against how small it is to be.
package struct Quality: PresetValue, Hashable {
  /// 0 to 100.
  package let level: Int

  package static let standard = Quality(level: GIFOptions.standard)
  package static let form = "draft, standard, high or a whole number from 0 to 100"

  private static let levels = 0...100
  private static let words = [
    ("draft", GIFOptions.draft), ("standard", GIFOptions.standard), ("high", GIFOptions.high),
  ]

  private init(level: Int) { self.level = level }

  /// Returns nil if `text` is neither a level nor a word for one.
  package init?(_ text: String) {
    let named = Self.words.first { $0.0 == text }?.1
    guard let level = named ?? Int(text), Self.levels.contains(level) else { return nil }
    self.init(level: level)
  }

  package mutating func read(
    _ json: JSONValue, at path: String, with reader: inout ParameterReader
  ) {
    switch json.content {
    case .number:
      if let level = reader.whole(json, at: path, in: Self.levels) { self = Quality(level: level) }
    case .text:
      let word = reader.word(
        json, at: path, among: Self.words.map(\.0), or: "a whole number from 0 to 100")
      if let quality = word.flatMap(Quality.init) { self = quality }
    default:
      reader.reportType(json, at: path, mustBe: Self.form)
    }
  }

  /// x264's constant rate factor: draft is 28, standard 18, high 12, and all else on one line
  /// through them, from 48 down to 8.
  package var constantRateFactor: Int { (242 - 2 * level) / 5 }

  package var defaultText: String? { Self.words.first { $0.1 == level }?.0 ?? "\(level)" }

  package func write(_ key: String, to lister: inout ResolvedValueLister) {
    lister.add(key, "\(level)")
  }
}
