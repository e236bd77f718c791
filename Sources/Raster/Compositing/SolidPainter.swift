// SPDX-License-Identifier: MIT

import Graphics

/// Paints one colour over what is there.
struct SolidPainter: SpanPainter {
  private let source: PixelQuad
  private let alpha: SIMD8<UInt16>

  init(_ color: PremultipliedColor) {
    source = PixelQuad(SIMD4(repeating: color.bits))
    alpha = SIMD8(repeating: UInt16(color.alpha))
  }

  @inline(__always)
  func paint(
    _ count: Int, from place: PixelPlace, coverage: Int32, into pixels: inout MutableSpan<UInt32>
  ) {
    mix(SIMD8(repeating: UInt16(truncatingIfNeeded: coverage)))
      .apply(count, from: place.index, to: &pixels)
  }

  @inline(__always)
  func paintQuad(
    at place: PixelPlace, coverage: SIMD4<Int32>, into pixels: inout MutableSpan<UInt32>
  ) {
    let mix = mix(PixelQuad.lanes(coverage))
    pixels.setQuad(mix.result(onto: pixels.quad(at: place.index)), at: place.index)
  }

  @inline(__always)
  private func mix(_ coverage: SIMD8<UInt16>) -> SourceOver {
    SourceOver(
      even: source.even &* coverage, odd: source.odd &* coverage,
      rest: 255 &- Rounding.divided(alpha &* coverage))
  }
}
