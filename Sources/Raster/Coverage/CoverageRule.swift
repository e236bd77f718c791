// SPDX-License-Identifier: MIT

/// Turns signed areas into coverage.
///
/// The sweep is generic over it, so that each fill rule gets a loop of its own.
protocol CoverageRule: Sendable {
  init(scale: CoverageScale)

  /// Coverage of four pixels, 0...255, rounded to nearest.
  func coverage(of areas: SIMD4<Int32>) -> SIMD4<Int32>
}

/// A pixel is covered by as much as its area, whatever its sign, but not twice.
struct NonZeroCoverage: CoverageRule {
  private let scale: CoverageScale

  init(scale: CoverageScale) { self.scale = scale }

  @inline(__always)
  func coverage(of areas: SIMD4<Int32>) -> SIMD4<Int32> {
    let whole = SIMD4(repeating: scale.wholePixel)
    let sign = areas &>> 31
    let excess = ((areas ^ sign) &- sign) &- whole
    // The smaller of |area| and a whole pixel, without a comparison.
    return scale.byte(whole &+ (excess & (excess &>> 31)))
  }
}

/// A pixel is covered by the distance of its area to the nearest even number of windings.
struct EvenOddCoverage: CoverageRule {
  private let scale: CoverageScale

  init(scale: CoverageScale) { self.scale = scale }

  @inline(__always)
  func coverage(of areas: SIMD4<Int32>) -> SIMD4<Int32> {
    let whole = SIMD4(repeating: scale.wholePixel)
    let excess = (areas & (whole &* 2 &- 1)) &- whole
    let sign = excess &>> 31
    return scale.byte(whole &- ((excess ^ sign) &- sign))
  }
}
