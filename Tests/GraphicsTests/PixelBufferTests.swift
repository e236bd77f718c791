// SPDX-License-Identifier: MIT

import Graphics
import Testing

@Suite struct PixelBufferTests {
  /// A picture of every grey at some alphas, premultiplied.
  private static func greys(alphas: [UInt8]) -> PixelBuffer {
    var picture = PixelBuffer(width: 256, height: alphas.count)
    for (y, alpha) in alphas.enumerated() {
      for value in 0...255 as ClosedRange<UInt8> {
        let grey = PremultipliedColor.product(value, alpha)
        picture[Int(value), y] = PremultipliedColor(red: grey, green: 0, blue: grey, alpha: alpha)
      }
    }
    return picture
  }

  @Test(
    "Straight bytes and pixels are each pixel's straight components",
    arguments: [[255], [0], [255, 254], [0, 1, 2, 127, 128, 200, 254, 255]] as [[UInt8]])
  func convertsToStraight(alphas: [UInt8]) {
    let picture = Self.greys(alphas: alphas)
    #expect(picture.isOpaque == (alphas == [255]))
    let straight = picture.pixels.map { PremultipliedColor(bits: $0).straight }
    #expect(picture.straightBytes == straight.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
    let pixels = straight.map {
      PremultipliedColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha).bits
    }
    #expect(picture.straightPixels == pixels)
  }
}
