// SPDX-License-Identifier: MIT

import Graphics

/// Paints one colour over what is there.
struct SolidPainter: SpanPainter {
  private let color: PremultipliedColor
  private let isOpaque: Bool
  private let source: PixelQuad

  init(_ color: PremultipliedColor) {
    self.color = color
    isOpaque = color.alpha == 255
    source = PixelQuad(SIMD4(repeating: color.bits))
  }

  @inline(__always)
  func paint(
    _ count: Int, from place: PixelPlace, coverage: Int32, into pixels: inout MutableSpan<UInt32>
  ) {
    if coverage == 255 && isOpaque {
      for index in place.index..<(place.index &+ count) { pixels[index] = color.bits }
    } else {
      blend(count, from: place.index, coverage: coverage, into: &pixels)
    }
  }

  @inline(__always)
  func paintQuad(
    at place: PixelPlace, coverage: SIMD4<Int32>, into pixels: inout MutableSpan<UInt32>
  ) {
    let half = SIMD4<UInt16>(truncatingIfNeeded: coverage)
    let result = PorterDuff.sourceOver(
      source, coverage: SIMD8(lowHalf: half, highHalf: half),
      onto: PixelQuad(pixels.quad(at: place.index)))
    pixels.setQuad(result.packed, at: place.index)
  }

  /// ``PorterDuff/sourceOver(_:coverage:onto:)`` with all that is the same for each pixel done once.
  @inline(never)
  private func blend(
    _ count: Int, from start: Int, coverage: Int32, into pixels: inout MutableSpan<UInt32>
  ) {
    let share = SIMD8(repeating: UInt16(truncatingIfNeeded: coverage))
    let rest = 255 &- Rounding.divided(source.alpha &* share)
    let even = source.even &* share
    let odd = source.odd &* share
    func blended(_ below: SIMD4<UInt32>) -> SIMD4<UInt32> {
      let below = PixelQuad(below)
      return PixelQuad(
        even: Rounding.divided(even &+ below.even &* rest),
        odd: Rounding.divided(odd &+ below.odd &* rest)
      ).packed
    }
    var index = start
    let end = start &+ count
    while index &+ 4 <= end {
      pixels.setQuad(blended(pixels.quad(at: index)), at: index)
      index &+= 4
    }
    while index < end {
      pixels[index] = blended(SIMD4(pixels[index], 0, 0, 0))[0]
      index &+= 1
    }
  }
}
