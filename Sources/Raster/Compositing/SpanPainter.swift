// SPDX-License-Identifier: MIT

/// Colours the pixels that a shape covers, row by row.
///
/// The rasteriser is generic over it, so that each painter gets a loop of its own.
protocol SpanPainter {
  /// Paints `count` pixels, one after the other from `place`, with the same coverage, 1...255.
  func paint(
    _ count: Int, from place: PixelPlace, coverage: Int32, into pixels: inout MutableSpan<UInt32>)

  /// Paints four pixels from `place`, each with its own coverage, 0...255.
  func paintQuad(
    at place: PixelPlace, coverage: SIMD4<Int32>, into pixels: inout MutableSpan<UInt32>)
}
