// SPDX-License-Identifier: MIT

import Graphics

/// Paints one colour over what is there.
struct SolidPainter: SpanPainter {
  private let bits: UInt32
  private let isOpaque: Bool
  private let source: PixelQuad

  init(_ color: PremultipliedColor) {
    bits = color.bits
    isOpaque = color.alpha == 255
    source = PixelQuad(SIMD4(repeating: color.bits))
  }

  @inline(__always)
  func paint(
    _ count: Int, from place: PixelPlace, coverage: Int32, into pixels: inout MutableSpan<UInt32>
  ) {
    if coverage == 255 && isOpaque {
      copy(count, from: place.index, into: &pixels)
    } else {
      blend(count, from: place.index, coverage: coverage, into: &pixels)
    }
  }

  @inline(__always)
  func paintQuad(
    at place: PixelPlace, coverage: SIMD4<Int32>, into pixels: inout MutableSpan<UInt32>
  ) {
    let result = PorterDuff.sourceOver(
      source, coverage: PixelQuad.lanes(coverage), onto: pixels.quad(at: place.index))
    pixels.setQuad(result, at: place.index)
  }

  @inline(__always)
  private func copy(_ count: Int, from start: Int, into pixels: inout MutableSpan<UInt32>) {
    let quad = SIMD4(repeating: bits)
    let end = start &+ count
    var index = start
    while index &+ 4 <= end {
      pixels.setQuad(quad, at: index)
      index &+= 4
    }
    while index < end {
      pixels[index] = bits
      index &+= 1
    }
  }

  /// ``paintQuad(at:coverage:into:)`` with all that is the same for each pixel done once.
  @inline(__always)
  private func blend(
    _ count: Int, from start: Int, coverage: Int32, into pixels: inout MutableSpan<UInt32>
  ) {
    let share = SIMD8(repeating: UInt16(truncatingIfNeeded: coverage))
    let rest = 255 &- Rounding.divided(source.alpha &* share)
    let even = source.even &* share
    let odd = source.odd &* share
    let end = start &+ count
    var index = start
    while index &+ 4 <= end {
      let result = PorterDuff.sourceOver(
        even: even, odd: odd, rest: rest, onto: pixels.quad(at: index))
      pixels.setQuad(result, at: index)
      index &+= 4
    }
    while index < end {
      let below = SIMD4(pixels[index], 0, 0, 0)
      pixels[index] = PorterDuff.sourceOver(even: even, odd: odd, rest: rest, onto: below)[0]
      index &+= 1
    }
  }
}
