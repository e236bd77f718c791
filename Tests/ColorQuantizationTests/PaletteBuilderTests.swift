// SPDX-License-Identifier: MIT

import ColorQuantization
import Testing

@Suite struct PaletteBuilderTests {
  private static let white = OpaqueColor(red: 255, green: 255, blue: 255)

  private static func palette(
    of colors: [WeightedColor], capacity: Int = 256, needsTransparentIndex: Bool = false,
    exactColors: [OpaqueColor] = []
  ) -> Palette {
    var histogram = ColorHistogram()
    for color in colors { histogram.add(color.color, weight: color.weight) }
    let builder = PaletteBuilder(
      capacity: capacity, needsTransparentIndex: needsTransparentIndex, exactColors: exactColors)
    return builder.palette(of: histogram, isDamped: true)
  }

  /// Different colours of weight 1.
  private static func distinctColors(_ count: Int) -> [WeightedColor] {
    (0..<count).map {
      WeightedColor(
        color: OpaqueColor(red: $0 % 256, green: $0 * 7 % 256, blue: $0 / 256), weight: 1)
    }
  }

  @Test(
    "Colours that fit are kept as they are, with a transparent index if one is free",
    arguments: [(1, 256), (255, 256), (256, 256), (3, 4), (4, 4)])
  func keepsFewColors(count: Int, capacity: Int) {
    let palette = Self.palette(of: Self.distinctColors(count), capacity: capacity)
    #expect(Set(palette.colors) == Set(Self.distinctColors(count).map(\.color)))
    #expect(palette.transparentIndex == (count < capacity ? 0 : nil))
  }

  @Test(
    "However many colours there are, the palette has room for them and for transparency",
    arguments: [2, 3, 4, 16, 256], [256, 257, 4000])
  func fitsItsCapacity(capacity: Int, count: Int) {
    let palette = Self.palette(
      of: Self.distinctColors(count), capacity: capacity, needsTransparentIndex: true)
    #expect(palette.count <= capacity)
    #expect(palette.count >= capacity * 3 / 4)
    #expect(Set(palette.colors).count == palette.colors.count)
    #expect(palette.transparentIndex == 0)
  }

  @Test("Of four indices or fewer none is spared for transparency unless it is needed")
  func sparesNoneOfFew() {
    for capacity in 2...5 {
      let palette = Self.palette(of: Self.distinctColors(300), capacity: capacity)
      #expect(palette.colors.count == (capacity < 5 ? capacity : 4))
      #expect(palette.transparentIndex == (capacity < 5 ? nil : 0))
    }
  }

  @Test("White stays 255, 255, 255 if it is named, however little of it there is")
  func keepsNamedColors() {
    let near = (0..<3000).map {
      WeightedColor(
        color: OpaqueColor(red: 240 + $0 % 15, green: 240 + $0 / 15 % 15, blue: 240 + $0 / 225),
        weight: 1000)
    }
    let colors = near + [WeightedColor(color: Self.white, weight: 1)]
    let palette = Self.palette(of: colors, capacity: 16, exactColors: [Self.white])
    #expect(palette.colors.contains(Self.white))
  }

  @Test func aNamedColorThatTheClipDoesNotShowTakesNoIndex() {
    let palette = Self.palette(of: Self.distinctColors(300), exactColors: [Self.white])
    #expect(!palette.colors.contains(Self.white))
  }

  @Test("A fill that outweighs the colours near it keeps its exact colour")
  func keepsHeavyColors() {
    let fill = OpaqueColor(red: 201, green: 77, blue: 33)
    let colors = Self.distinctColors(4000) + [WeightedColor(color: fill, weight: 60)]
    #expect(Self.palette(of: colors).colors.contains(fill))
  }

  @Test(
    "A palette has no more colours than its goal needs, and more for a smaller error",
    arguments: [false, true])
  func stopsAtItsGoal(isBalanced: Bool) {
    let colors = Self.distinctColors(3000)
    var counts: [Int] = []
    for error in [1000.0, 300, 100, 50] {
      let builder = PaletteBuilder(
        capacity: 256, needsTransparentIndex: false, exactColors: [],
        errorGoal: isBalanced ? .balanced(error) : .constant(error))
      let palette = builder.palette(of: colors)
      var mapper = PaletteMapper(palette)
      let sum = colors.reduce(0) {
        $0 + $1.color.squaredDistance(to: OpaqueColor(bits: mapper.color(for: $1.color.bits)))
      }
      let growth = isBalanced ? (Double(palette.colors.count) / 32).squareRoot() : 1
      // A table that is full may have a little more, so that it does not have to be twice as large.
      #expect(Double(sum) / Double(3 * colors.count) <= error * growth * 1.15)
      counts.append(palette.colors.count)
    }
    #expect(counts[0] < 32)
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("A few colours more than a table of a size holds are left out, unless no error is allowed")
  func fillsTables() {
    let colors = Self.distinctColors(3000)
    var counts: Set<Int> = []
    for error in stride(from: 20.0, to: 1500, by: 30) {
      let builder = PaletteBuilder(
        capacity: 256, needsTransparentIndex: false, exactColors: [], errorGoal: .constant(error))
      counts.insert(builder.palette(of: colors).count)
    }
    for size in [16, 32, 64, 128] { #expect(counts.isDisjoint(with: size + 1...size + size / 8)) }
    #expect(counts.count > 10)
    let exact = PaletteBuilder(capacity: 34, needsTransparentIndex: false, exactColors: [])
    #expect(exact.palette(of: colors).count == 34)
  }

  @Test("Colours that only a few frames of a clip show get more of the palette than their share")
  func heedsRareColors() {
    let common = (0..<256).map {
      WeightedColor(color: OpaqueColor(red: $0, green: $0, blue: 255), weight: 10_000)
    }
    let rare = (0..<64).map {
      WeightedColor(color: OpaqueColor(red: 200 + $0 / 2, green: 2 * $0, blue: 0), weight: 16)
    }
    func rareCount(_ palette: Palette) -> Int { palette.colors.count { $0.blue < 128 } }
    let builder = PaletteBuilder(capacity: 32, needsTransparentIndex: false, exactColors: [])
    #expect(rareCount(builder.palette(of: common + rare)) <= 1)
    #expect(rareCount(builder.palette(of: (common + rare).map(\.damped))) >= 2)
    #expect(rareCount(Self.palette(of: common + rare, capacity: 32)) >= 2)
  }

  @Test("A damped weight is its 3/4 power, and a fill outweighs its neighbours as before")
  func dampsWeights() {
    let red = OpaqueColor(red: 255, green: 0, blue: 0)
    let unit = WeightedColor(color: red, weight: 1).damped.errorWeight
    for root in [2, 3, 10, 100] {
      let damped = WeightedColor(color: red, weight: root * root * root * root).damped
      #expect(damped.errorWeight == root * root * root * unit)
      #expect(damped.weight == root * root * root * root)
    }
  }

  @Test func sumsTheWeightsOfEqualColors() {
    let pixels: [UInt64] = [
      0xFF00_0001_0000_0003, 0xFF00_0002_0000_0001, 0xFF00_0001_0000_0001, 0x0000_0000_0000_0001,
    ]
    #expect(
      WeightedColor.sum(pixels) == [
        WeightedColor(color: OpaqueColor(red: 1, green: 0, blue: 0), weight: 4),
        WeightedColor(color: OpaqueColor(red: 2, green: 0, blue: 0), weight: 1),
      ])
  }

  @Test func aClipOfNoColorsHasAPaletteToBeTransparentIn() {
    #expect(Self.palette(of: [], needsTransparentIndex: true).transparentIndex != nil)
  }

  @Test("The order in which colours were counted does not change the palette")
  func isDeterministic() {
    let colors = Self.distinctColors(5000)
    #expect(Self.palette(of: colors) == Self.palette(of: colors.reversed()))
  }
}
