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
    sourceOver(
      even: source.even &* coverage, odd: source.odd &* coverage,
      rest: 255 &- Rounding.divided(source.alpha &* coverage), onto: below)
  }

  /// Source-over with what depends on the source alone worked out before.
  ///
  /// - Parameters:
  ///   - even: Even lanes of the source times its coverage.
  ///   - odd: The same of its odd lanes.
  ///   - rest: The share, 0...255, that is left of the pixels below.
  ///   - below: The pixels below.
  @inline(__always)
  static func sourceOver(
    even: SIMD8<UInt16>, odd: SIMD8<UInt16>, rest: SIMD8<UInt16>, onto below: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    let below = PixelQuad(below)
    return PixelQuad.packedHighBytes(
      even: Rounding.dividedInHighByte(even &+ below.even &* rest),
      odd: Rounding.dividedInHighByte(odd &+ below.odd &* rest))
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
