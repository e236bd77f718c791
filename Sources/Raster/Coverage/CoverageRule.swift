// SPDX-License-Identifier: MIT

import Graphics

/// Turns signed areas into coverage, 0...255, by a fill rule.
struct CoverageRule: Sendable {
  private let fillRule: FillRule
  /// Binary logarithm of the area of a whole pixel.
  private let bits: Int32

  init(_ fillRule: FillRule, scale: CoverageScale) {
    self.fillRule = fillRule
    bits = scale.bits
  }

  /// Coverage of four pixels, rounded to nearest.
  @inline(__always)
  func coverage(of areas: SIMD4<Int32>) -> SIMD4<Int32> {
    let full = SIMD4(repeating: Int32(1) &<< bits)
    let covered: SIMD4<Int32>
    switch fillRule {
    case .nonZero:
      // The smaller of |area| and a whole pixel, without a comparison.
      let excess = Self.magnitude(areas) &- full
      covered = full &+ (excess & (excess &>> 31))
    case .evenOdd:
      // The distance to the nearest even number of windings.
      covered = full &- Self.magnitude((areas & (full &* 2 &- 1)) &- full)
    }
    return ((covered &<< 8) &- covered &+ (full &>> 1)) &>> SIMD4(repeating: bits)
  }

  /// Coverage of pixels that no edge crosses.
  @inline(__always)
  func coverage(of area: Int32) -> Int32 { coverage(of: SIMD4(repeating: area))[0] }

  @inline(__always)
  private static func magnitude(_ values: SIMD4<Int32>) -> SIMD4<Int32> {
    let sign = values &>> 31
    return (values ^ sign) &- sign
  }
}
