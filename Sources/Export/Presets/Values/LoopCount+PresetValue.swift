// SPDX-License-Identifier: MIT

package import FrameEncoding
import GIFEncoding

extension LoopCount: PresetValue {
  package static let form =
    "\"forever\", \"once\" or how many times to play, \(NumberText.range(plays))"

  /// What the one format that counts its plays can say.
  private static let plays = 1...NetscapeLoop.mostPlays

  package mutating func read(
    _ json: JSONValue, at path: String, with reader: inout ParameterReader
  ) {
    switch json.content {
    case .number:
      if let count = reader.whole(json, at: path, in: Self.plays) { self = .times(count) }
    case .text:
      let count = "or a number of plays, \(NumberText.range(Self.plays))"
      guard let word = reader.word(json, at: path, among: ["forever", "once"], or: count) else {
        return
      }
      self = word == "once" ? .once : .forever
    default:
      reader.reportType(json, at: path, mustBe: Self.form)
    }
  }

  package var defaultText: String? { description }

  package func write(_ key: String, to lister: inout ResolvedValueLister) {
    let isWord = self == .forever || self == .once
    lister.add(key, isWord ? JSONText.quoted(description) : description)
  }
}
