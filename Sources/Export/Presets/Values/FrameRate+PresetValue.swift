// SPDX-License-Identifier: MIT

package import FrameEncoding
import Scenes

extension FrameRate: PresetValue {
  package static let form =
    "a number of frames a second, a fraction such as \"30000/1001\", or ntsc, ntsc-film, pal or film"

  /// Frames a second.
  ///
  /// A clip has at least one frame, however slow; far slower ones would make it hours long.
  private static let allowed = 0.01...240
  /// Of either part of the fraction, so that products of them stay far from overflow.
  private static let largestPart = 1_000_000_000
  /// Digits after the point.
  private static let longestFraction = 6

  // FFmpeg's words.
  private static let words = [
    "ntsc": FrameRate(30000, per: 1001), "ntsc-film": FrameRate(24000, per: 1001),
    "pal": FrameRate(25), "film": FrameRate(24),
  ]

  package mutating func read(
    _ json: JSONValue, at path: String, with reader: inout ParameterReader
  ) {
    let literal: String
    switch json.content {
    case .number(let number): literal = number.literal
    case .text(let text):
      if let rate = Self.words[text] {
        self = rate
        return
      }
      literal = text.hasSuffix("fps") ? String(text.dropLast(3)) : text
    default:
      reader.reportType(json, at: path, mustBe: Self.form)
      return
    }
    read(literal, json, at: path, with: &reader)
  }

  private mutating func read(
    _ literal: String, _ json: JSONValue, at path: String, with reader: inout ParameterReader
  ) {
    let parts = literal.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let numbers = parts.compactMap(JSONNumber.init)
    guard numbers.count == parts.count, numbers.count <= 2 else {
      reader.reportType(json, at: path, mustBe: Self.form)
      return
    }
    let rate = numbers[0].value / (numbers.count == 2 ? numbers[1].value : 1)
    guard Self.allowed.contains(rate) else {
      reader.report(
        "\(path) is \(literal.prefix(30)); allowed: \(NumberText.range(Self.allowed)) frames a second",
        at: json.span)
      return
    }
    guard let exact = Self.exact(numbers) else {
      reader.report(
        "\(path) is \(literal.prefix(30)), which is no simple fraction", at: json.span,
        help:
          "write at most \(Self.longestFraction) digits after the point, or a fraction of whole "
          + "numbers: \"100/3\"")
      return
    }
    self = exact
  }

  /// `numbers` is one decimal fraction, or two whole numbers; both are positive in value.
  private static func exact(_ numbers: [JSONNumber]) -> FrameRate? {
    let allowed = 1...largestPart
    if numbers.count == 2 {
      guard let numerator = numbers[0].whole, let denominator = numbers[1].whole,
        allowed.contains(numerator), allowed.contains(denominator)
      else { return nil }
      return FrameRate(numerator, per: denominator)
    }
    if let whole = numbers[0].whole { return FrameRate(whole) }
    let parts = numbers[0].literal.split(separator: ".")
    guard parts.count == 2, parts[1].count <= longestFraction,
      let numerator = Int(parts[0] + parts[1]), allowed.contains(numerator)
    else { return nil }
    return FrameRate(numerator, per: repeatElement(10, count: parts[1].count).reduce(1, *))
  }

  package var defaultText: String? { description }

  package func write(_ key: String, to lister: inout ResolvedValueLister) {
    lister.add(
      key, denominator == 1 ? description : JSONText.quoted(description), unit: .framesPerSecond)
  }
}
