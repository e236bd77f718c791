// SPDX-License-Identifier: MIT

/// A picture of premultiplied RGBA pixels, 8 bits a component, rows packed from the top.
package struct PixelBuffer: Sendable, Hashable {
  package let width: Int
  package let height: Int
  /// `width × height` pixels, row by row, each as `PremultipliedColor.bits`.
  package var pixels: [UInt32]

  /// Makes a picture of one colour; both sides must be at least 1.
  package init(width: Int, height: Int, filledWith color: PremultipliedColor = .clear) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: color.bits, count: width * height)
  }

  package subscript(x: Int, y: Int) -> PremultipliedColor {
    get { PremultipliedColor(bits: pixels[y * width + x]) }
    set { pixels[y * width + x] = newValue.bits }
  }

  /// Whether every pixel is.
  package var isOpaque: Bool { pixels.reduce(.max, &) >> 24 == 255 }

  /// The pixels with straight alpha, laid out in memory as `straightBytes`.
  ///
  /// Those that are opaque or clear stay as they are, so this is fast where most of them are; an
  /// opaque picture is not even copied.
  package var straightPixels: [UInt32] {
    if isOpaque { return pixels }
    return pixels.map { bits in
      let color = PremultipliedColor(bits: bits)
      guard color.alpha != 255, bits != 0 else { return bits }
      let straight = color.straight
      return PremultipliedColor(
        red: straight.red, green: straight.green, blue: straight.blue, alpha: straight.alpha
      ).bits
    }
  }

  /// Straight-alpha RGBA bytes, row-major, no padding: what frame hashes, PNG and raw dumps hold.
  package var straightBytes: [UInt8] {
    let straight = straightPixels
    return [UInt8](capacity: straight.count * 4) { bytes in
      for bits in straight {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
        bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
        bytes.append(UInt8(truncatingIfNeeded: bits >> 24))
      }
    }
  }

  /// The picture laid over an opaque `matte`, so that every pixel is opaque.
  package func composed(over matte: PremultipliedColor) -> PixelBuffer {
    precondition(matte.alpha == 255, "a matte is opaque")
    var result = self
    for index in pixels.indices {
      let source = PremultipliedColor(bits: pixels[index])
      guard source.alpha != 255 else { continue }
      let rest = 255 - source.alpha
      func over(_ source: UInt8, _ below: UInt8) -> UInt8 {
        UInt8(min(255, Int(source) + Int(PremultipliedColor.product(below, rest))))
      }
      result.pixels[index] =
        PremultipliedColor(
          red: over(source.red, matte.red), green: over(source.green, matte.green),
          blue: over(source.blue, matte.blue), alpha: 255
        ).bits
    }
    return result
  }
}
