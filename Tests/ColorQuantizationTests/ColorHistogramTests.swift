// SPDX-License-Identifier: MIT

import ColorQuantization
import Testing
import TestSupport

@Suite struct ColorHistogramTests {
  private static let red = OpaqueColor(red: 255, green: 0, blue: 0)
  private static let white = OpaqueColor(red: 255, green: 255, blue: 255)

  private static func histogram(of colors: [OpaqueColor], capacity: Int) -> ColorHistogram {
    var histogram = ColorHistogram(capacity: capacity)
    for color in colors { histogram.add(color, weight: 1 + Int(color.bits & 7)) }
    return histogram
  }

  @Test func countsColorsExactlyWhileTheyAreFew() {
    var histogram = ColorHistogram()
    histogram.add(Self.white, weight: 3)
    histogram.add(Self.red, weight: 5)
    histogram.add(Self.white, weight: 4)
    #expect(histogram.isExact)
    #expect(
      histogram.colors == [
        WeightedColor(color: Self.red, weight: 5), WeightedColor(color: Self.white, weight: 7),
      ])
  }

  @Test("The order in which colours come does not matter", arguments: [8, 64, 700, 5000])
  func isIndependentOfOrder(capacity: Int) {
    let colors = randomColors(3000, seed: 1)
    let forwards = Self.histogram(of: colors, capacity: capacity)
    let backwards = Self.histogram(of: colors.reversed(), capacity: capacity)
    #expect(forwards.colors == backwards.colors)
    #expect(forwards.bitsPerComponent == backwards.bitsPerComponent)
  }

  @Test("It never holds more than its capacity, and no weight is lost", arguments: [8, 100, 2999])
  func isBounded(capacity: Int) {
    let colors = randomColors(3000, seed: 3)
    let histogram = Self.histogram(of: colors, capacity: capacity)
    #expect(histogram.colors.count <= capacity)
    #expect(!histogram.isExact)
    let weight = colors.reduce(0) { $0 + 1 + Int($1.bits & 7) }
    #expect(histogram.colors.reduce(0) { $0 + $1.weight } == weight)
  }

  @Test func aColorWithMostOfTheWeightStaysExactWhenColorsAreMany() {
    var histogram = ColorHistogram(capacity: 60)
    for red in 0..<100 { histogram.add(OpaqueColor(red: red, green: 0, blue: 0), weight: 1) }
    histogram.add(Self.white, weight: 20)
    histogram.add(OpaqueColor(red: 254, green: 255, blue: 254), weight: 9)
    #expect(histogram.bitsPerComponent == 7)
    #expect(histogram.colors.last?.color == Self.white)
  }
}
