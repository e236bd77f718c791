// SPDX-License-Identifier: MIT

/// Paints a gradient over what is there.
struct GradientPainter: SpanPainter {
  private let shader: GradientShader

  init(_ shader: GradientShader) { self.shader = shader }

  func paint(
    _ count: Int, from place: PixelPlace, coverage: Int32, into pixels: inout MutableSpan<UInt32>
  ) {
    let share = SIMD4(repeating: coverage)
    var column = 0
    while column &+ 4 <= count {
      paintQuad(at: place.advanced(by: column), coverage: share, into: &pixels)
      column &+= 4
    }
    while column < count {
      let pixel = place.advanced(by: column)
      let below = SIMD4(pixels[pixel.index], 0, 0, 0)
      pixels[pixel.index] = blended(at: pixel, coverage: share, onto: below)[0]
      column &+= 1
    }
  }

  @inline(__always)
  func paintQuad(
    at place: PixelPlace, coverage: SIMD4<Int32>, into pixels: inout MutableSpan<UInt32>
  ) {
    let below = pixels.quad(at: place.index)
    pixels.setQuad(blended(at: place, coverage: coverage, onto: below), at: place.index)
  }

  @inline(__always)
  private func blended(
    at place: PixelPlace, coverage: SIMD4<Int32>, onto below: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    PorterDuff.sourceOver(
      PixelQuad(shader.colors(x: place.x, y: place.y)), coverage: PixelQuad.lanes(coverage),
      onto: below)
  }
}
