// SPDX-License-Identifier: MIT

import Export
import Graphics
import TestSupport
import Testing

@Suite struct PixelDifferenceTests {
  /// A picture of translucent pixels.
  private static func picture() -> PixelBuffer {
    var random = SeededGenerator(seed: 5)
    var picture = PixelBuffer(width: 13, height: 7)
    for index in picture.pixels.indices {
      let alpha = UInt32.random(in: 0...255, using: &random)
      let color = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
      picture.pixels[index] = color[0] | color[1] << 8 | color[2] << 16 | alpha << 24
    }
    return picture
  }

  @Test("One least significant bit of one component of one pixel is found", arguments: 0..<91)
  func findsOneBit(pixel: Int) throws {
    let picture = Self.picture()
    let hash = try FrameHashAlgorithm.sha256.hash(picture.straightBytes.span)
    let alpha = picture.pixels[pixel] >> 24
    for shift in [0, 8, 16, 24] as [UInt32] {
      var other = picture
      other.pixels[pixel] ^= 1 << shift
      let component = other.pixels[pixel] >> shift & 255
      // A colour of more than its alpha is none.
      guard shift == 24 ? alpha % 2 == 0 : component <= alpha else { continue }
      let difference = PixelDifference(from: picture, to: other)
      #expect(difference.pixelCount == 1)
      #expect(difference.largest == 1)
      #expect(difference.box?.description == "1x1 px at (\(pixel % 13), \(pixel / 13))")
      #expect(try FrameHashAlgorithm.sha256.hash(other.straightBytes.span) != hash)
    }
  }

  @Test("The same picture does not differ from itself")
  func findsNothing() {
    let difference = PixelDifference(from: Self.picture(), to: Self.picture())
    #expect(difference.pixelCount == 0)
    #expect(difference.largest == 0)
    #expect(difference.box == nil)
  }

  @Test("The box holds all pixels that differ, and no row or column more")
  func findsBox() {
    let picture = PixelBuffer(width: 20, height: 10)
    var other = picture
    other.pixels[3 * 20 + 17] = 0xFF00_0000
    other.pixels[5 * 20 + 4] = 0x8000_0040
    let difference = PixelDifference(from: picture, to: other)
    #expect(difference.pixelCount == 2)
    #expect(difference.largest == 255)
    #expect(difference.box?.description == "14x3 px at (4, 3)")
  }
}
