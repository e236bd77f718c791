// SPDX-License-Identifier: MIT

import Graphics

/// Turns signed areas into coverage, 0...255, by a fill rule.
struct CoverageRule: Sendable {
  /// Area of a whole pixel, and its binary logarithm.
  private let full: SIMD4<Int32>
  private let bits: SIMD4<Int32>
  /// The bits of an area that count: all, or those below two windings.
  private let counted: SIMD4<Int32>
  /// All bits if an area beyond a whole pixel uncovers it again, none if it does not.
  private let uncovering: SIMD4<Int32>

  init(_ fillRule: FillRule, scale: CoverageScale) {
    let wholePixel = Int32(1) &<< scale.bits
    full = SIMD4(repeating: wholePixel)
    bits = SIMD4(repeating: scale.bits)
    switch fillRule {
    case .nonZero:
      counted = SIMD4(repeating: -1)
      uncovering = .zero
    case .evenOdd:
      counted = SIMD4(repeating: wholePixel &* 2 &- 1)
      uncovering = SIMD4(repeating: -1)
    }
  }

  /// Coverage of four pixels, rounded to nearest.
  ///
  /// It is the smaller of |area| and a whole pixel, or the distance of |area| to the nearest even
  /// number of windings.
  @inline(__always)
  func coverage(of areas: SIMD4<Int32>) -> SIMD4<Int32> {
    let sign = areas &>> 31
    let excess = (((areas ^ sign) &- sign) & counted) &- full
    let isShort = excess &>> 31
    let covered = full &+ (excess & isShort) &- (excess & ~isShort & uncovering)
    return ((covered &<< 8) &- covered &+ (full &>> 1)) &>> bits
  }
}
