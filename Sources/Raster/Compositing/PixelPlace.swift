// SPDX-License-Identifier: MIT

/// A pixel, by its place in the picture and in the array that holds it.
struct PixelPlace {
  var index: Int
  var x: Int
  var y: Int

  /// The pixel `columns` to the right.
  @inline(__always)
  func advanced(by columns: Int) -> PixelPlace {
    PixelPlace(index: index &+ columns, x: x &+ columns, y: y)
  }
}
