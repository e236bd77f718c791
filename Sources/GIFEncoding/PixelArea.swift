// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels with at least one pixel.
package struct PixelArea: Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    precondition(x >= 0 && y >= 0 && width > 0 && height > 0, "an area has pixels of a picture")
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The upper left pixel.
  var firstPixel: PixelArea { PixelArea(x: x, y: y, width: 1, height: 1) }

  package var pixelCount: Int { width * height }

  /// The picture's rows that the area is in.
  package var rows: Range<Int> { y..<y + height }

  /// The smallest part of the area that holds what `columns` gives for each row, counted from the
  /// area's left; `nil` if it gives nothing.
  package func smallestPart(holding columns: (Int) -> Range<Int>?) -> PixelArea? {
    var part: PixelArea?
    for y in rows {
      guard let range = columns(y) else { continue }
      part = PixelArea(x: x + range.lowerBound, y: y, width: range.count, height: 1).union(part)
    }
    return part
  }

  /// What lies in both; `nil` if nothing does.
  func intersection(_ other: PixelArea) -> PixelArea? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard left < right, top < bottom else { return nil }
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest area that holds both.
  func union(_ other: PixelArea?) -> PixelArea {
    guard let other else { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
