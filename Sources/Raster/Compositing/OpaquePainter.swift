// SPDX-License-Identifier: MIT

import Graphics

/// Paints one colour without transparency: ``SolidPainter`` with less to work out.
struct OpaquePainter: SpanPainter {
  private let bits: UInt32
  private let source: PixelQuad

  /// - Parameter color: A colour whose alpha is 255.
  init(_ color: PremultipliedColor) {
    precondition(color.alpha == 255, "an opaque colour hides what is below")
    bits = color.bits
    source = PixelQuad(SIMD4(repeating: color.bits))
  }

  @inline(__always)
  func paint(
    _ count: Int, from place: PixelPlace, coverage: Int32, into pixels: inout MutableSpan<UInt32>
  ) {
    if coverage == 255 {
      pixels.fill(count, from: place.index, with: bits)
    } else {
      let share = SIMD8(repeating: UInt16(truncatingIfNeeded: coverage))
      let mix = SourceOver(
        even: source.even &* share, odd: source.odd &* share, rest: 255 &- share)
      mix.apply(count, from: place.index, to: &pixels)
    }
  }

  @inline(__always)
  func paintQuad(
    at place: PixelPlace, coverage: SIMD4<Int32>, into pixels: inout MutableSpan<UInt32>
  ) {
    let share = PixelQuad.lanes(coverage)
    let mix = SourceOver(
      even: source.even &* share, odd: source.odd &* share, rest: 255 &- share)
    pixels.setQuad(mix.result(onto: pixels.quad(at: place.index)), at: place.index)
  }
}
