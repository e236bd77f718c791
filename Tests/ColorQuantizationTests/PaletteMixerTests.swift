// SPDX-License-Identifier: MIT

import ColorQuantization
import TestSupport
import Testing

@Suite struct PaletteMixerTests {
  private static func gray(_ level: Int) -> OpaqueColor {
    OpaqueColor(red: level, green: level, blue: level)
  }

  private static func mixer(_ colors: [OpaqueColor]) -> PaletteMixer {
    PaletteMixer(Palette(colors: colors, hasTransparentIndex: true))
  }

  @Test(
    "A colour between two is mixed of them, the brighter one in the share that is seen",
    arguments: [(103, 4), (105, 6), (107, 9), (108, 10), (109, 11), (110, 12)])
  func mixes(level: Int, upperParts: Int) throws {
    var mixer = Self.mixer([100, 113, 200].map(Self.gray))
    let found = mixer.mix(for: Self.gray(level).bits)
    let mix = try #require(found)
    #expect(mix.lower == Self.gray(100) && mix.upper == Self.gray(113))
    #expect(mix.upperParts == upperParts)
    let upperPlaces = (0..<PaletteMixer.partCount).filter { mix.color(atPlace: $0) == mix.upper }
    #expect(upperPlaces == Array(0..<upperParts))
  }

  @Test(
    "A colour that is there, or all but there, is not mixed",
    arguments: [100, 101, 112, 113, 114, 199, 200])
  func keepsWhatIsNear(level: Int) {
    var mixer = Self.mixer([100, 113, 200].map(Self.gray))
    let mix = mixer.mix(for: Self.gray(level).bits)
    #expect(mix == nil)
  }

  @Test(
    "Colours too far apart are not mixed, nor is one that is outside of all", arguments: [0, 150])
  func refusesDots(level: Int) {
    var mixer = Self.mixer([100, 113, 200].map(Self.gray))
    let mix = mixer.mix(for: Self.gray(level).bits)
    #expect(mix == nil)
  }

  @Test func aClearPixelIsNotMixed() {
    var mixer = Self.mixer([Self.gray(0), Self.gray(10)])
    let mix = mixer.mix(for: OpaqueColor.clear)
    #expect(mix == nil)
  }

  @Test("A mix is nearer to its colour than any one colour is, and has most of the nearest")
  func isNearer() {
    var generator = SeededGenerator(seed: 3)
    func color(_ range: ClosedRange<Int>) -> OpaqueColor {
      OpaqueColor(
        red: .random(in: range, using: &generator), green: .random(in: range, using: &generator),
        blue: .random(in: range, using: &generator))
    }
    let palette = (0..<60).map { _ in color(60...140) }
    var mixer = Self.mixer(palette)
    var mixCount = 0
    for _ in 0..<2000 {
      let wanted = color(70...130)
      guard let mix = mixer.mix(for: wanted.bits) else { continue }
      mixCount += 1
      let nearest = palette.map { $0.squaredDistance(to: wanted) }.min() ?? 0
      let places = (0..<PaletteMixer.partCount).map { mix.color(atPlace: $0) }
      func error(_ component: (OpaqueColor) -> Int) -> Int {
        let sum = places.reduce(0) { $0 + component($1) }
        let error = sum - PaletteMixer.partCount * component(wanted)
        return error * error
      }
      let ofMean = error(\.red) + error(\.green) + error(\.blue)
      #expect(ofMean < nearest * PaletteMixer.partCount * PaletteMixer.partCount)
      #expect(places.count { $0.squaredDistance(to: wanted) == nearest } >= 8)
    }
    #expect(mixCount > 500)
  }
}
