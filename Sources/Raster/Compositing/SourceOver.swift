// SPDX-License-Identifier: MIT

/// Source-over with what depends on the source alone worked out before.
struct SourceOver {
  /// Even and odd lanes of the source times its coverage.
  let even: SIMD8<UInt16>
  let odd: SIMD8<UInt16>
  /// The share, 0...255, that is left of the pixels below.
  let rest: SIMD8<UInt16>

  @inline(__always)
  init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>, rest: SIMD8<UInt16>) {
    self.even = even
    self.odd = odd
    self.rest = rest
  }

  /// - Parameters:
  ///   - source: The colours.
  ///   - coverage: Their share of each pixel, 0...255.
  @inline(__always)
  init(_ source: PixelQuad, coverage: SIMD8<UInt16>) {
    self.init(
      even: source.even &* coverage, odd: source.odd &* coverage,
      rest: 255 &- Rounding.divided(source.alpha &* coverage))
  }

  @inline(__always)
  func result(onto below: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let below = PixelQuad(below)
    return PixelQuad.packedHighBytes(
      even: Rounding.dividedInHighByte(even &+ below.even &* rest),
      odd: Rounding.dividedInHighByte(odd &+ below.odd &* rest))
  }

  /// Does the same to `count` pixels from `start`.
  @inline(__always)
  func apply(_ count: Int, from start: Int, to pixels: inout MutableSpan<UInt32>) {
    // The run gets shorter with every four pixels: what is left tells that they are there.
    var run = pixels._mutatingExtracting(start..<(start &+ count))
    while run.count >= 4 {
      run.setQuad(result(onto: run.quad(at: 0)), at: 0)
      run = run._consumingExtracting(droppingFirst: 4)
    }
    for index in run.indices {
      run[index] = result(onto: SIMD4(run[index], 0, 0, 0))[0]
    }
  }
}
