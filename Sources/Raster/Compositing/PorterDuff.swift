// SPDX-License-Identifier: MIT

/// How a source combines with what is below it, four premultiplied pixels at a time.
///
/// `coverage` is the share, 0...255, of each pixel that the source has. Source times coverage and
/// what is left of the pixel below are added before the one rounding, so with full coverage
/// source-over is `S + product(D, 255 - Sα)`.
///
/// Source: T. Porter and T. Duff, "Compositing Digital Images", SIGGRAPH 1984.
enum PorterDuff {
  @inline(__always)
  static func sourceOver(
    _ source: PixelQuad, coverage: SIMD8<UInt16>, onto below: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    SourceOver(source, coverage: coverage).result(onto: below)
  }

  @inline(__always)
  static func plus(
    _ source: PixelQuad, coverage: SIMD8<UInt16>, onto below: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let below = PixelQuad(below)
    return PixelQuad.packedHighBytes(
      even: capped(Rounding.divided(source.even &* coverage) &+ below.even) &<< 8,
      odd: capped(Rounding.divided(source.odd &* coverage) &+ below.odd) &<< 8)
  }

  /// The smaller of each lane, at most 510, and 255.
  @inline(__always)
  private static func capped(_ sums: SIMD8<UInt16>) -> SIMD8<UInt16> {
    // Bit 8 tells that a sum is too large; a mask made of it then sets the low bits.
    (sums | (0 &- (sums &>> 8))) & 255
  }
}
