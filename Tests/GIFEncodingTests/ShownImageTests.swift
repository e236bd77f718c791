// SPDX-License-Identifier: MIT

import GIFEncoding
import Testing
import TestSupport

@Suite struct ShownImageTests {
  private static let width = 9
  private static let height = 7

  /// Few colours, so that many pixels are equal by chance; 0 is clear.
  private static func image(using generator: inout SeededGenerator) -> ShownImage {
    ShownImage(
      width: width,
      pixels: (0..<width * height).map { _ in
        [0, 0xFF00_0000, 0xFF00_00FF].randomElement(using: &generator) ?? 0
      })
  }

  private static func area(using generator: inout SeededGenerator) -> PixelArea {
    let x = Int.random(in: 0..<width, using: &generator)
    let y = Int.random(in: 0..<height, using: &generator)
    return PixelArea(
      x: x, y: y, width: .random(in: 1...width - x, using: &generator),
      height: .random(in: 1...height - y, using: &generator))
  }

  /// The smallest area of the positions for which `isInside` holds.
  private static func area(where isInside: (Int) -> Bool) -> PixelArea? {
    let places = (0..<width * height).filter(isInside)
    guard let left = places.map({ $0 % width }).min(), let right = places.map({ $0 % width }).max(),
      let first = places.first, let last = places.last
    else { return nil }
    let top = first / width
    return PixelArea(x: left, y: top, width: right - left + 1, height: last / width - top + 1)
  }

  @Test("The area of change is the smallest one that holds all changes", arguments: 1...40)
  func findsChanges(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let image = Self.image(using: &generator)
    let area = Self.area(using: &generator)
    var next = image
    next.draw(Self.image(using: &generator).patch(area))
    let expected = Self.area { image.pixels[$0] != next.pixels[$0] }
    #expect(image.areaOfChange(to: next) == expected)
    #expect(image.areaOfChange(to: next.patch(area)) == expected)
    #expect(image.areaOfChange(to: image) == nil)
  }

  @Test("What vanishes is there first and clear then", arguments: 1...20)
  func findsWhatVanishes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let image = Self.image(using: &generator)
    let next = Self.image(using: &generator)
    #expect(
      image.areaVanishing(in: next)
        == Self.area { image.pixels[$0] != 0 && next.pixels[$0] == 0 })
    var cleared = image
    cleared.clear(image.area)
    #expect(cleared == ShownImage(width: Self.width, height: Self.height))
    #expect(image.areaVanishing(in: image) == nil)
  }

  @Test("A patch that is drawn is shown there, and nothing changes elsewhere", arguments: 1...20)
  func drawsPatches(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let image = Self.image(using: &generator)
    let other = Self.image(using: &generator)
    let area = Self.area(using: &generator)
    var drawn = image
    drawn.draw(other.patch(area))
    #expect(drawn.patch(area) == other.patch(area))
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let isInside =
          area.rows.contains(y) && (area.x..<area.x + area.width).contains(x)
        let place = y * Self.width + x
        #expect(drawn.pixels[place] == (isInside ? other : image).pixels[place])
      }
    }
    drawn.draw(image.patch(area))
    #expect(drawn == image)
  }
}
