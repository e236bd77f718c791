// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels, in the coordinates of the picture; empty if a side is not positive.
struct PixelRect: Sendable, Hashable {
  var left: Int
  var top: Int
  /// One more than the last column.
  var right: Int
  /// One more than the last row.
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(width: Int, height: Int) {
    self.init(left: 0, top: 0, right: width, bottom: height)
  }

  /// The smallest rectangle around some bounds, in pixels, as far as it lies in `canvas`.
  ///
  /// Bounds that are not numbers count as the canvas's left or upper side.
  init(minX: Double, minY: Double, maxX: Double, maxY: Double, canvas: PixelRect) {
    left = Self.clamped(minX.rounded(.down), canvas.left...canvas.right)
    top = Self.clamped(minY.rounded(.down), canvas.top...canvas.bottom)
    right = Self.clamped(maxX.rounded(.up), canvas.left...canvas.right)
    bottom = Self.clamped(maxY.rounded(.up), canvas.top...canvas.bottom)
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  /// The smallest rectangle that holds both; an empty one does not count.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The rectangle with so many more columns and rows on each side.
  func grown(columns: Int, rows: Int) -> PixelRect {
    PixelRect(
      left: left - columns, top: top - rows, right: right + columns, bottom: bottom + rows)
  }

  /// What both have in common.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The part that lies in `rows`, which are rows of it.
  func extracting(rows: Range<Int>) -> PixelRect {
    PixelRect(left: left, top: rows.lowerBound, right: right, bottom: rows.upperBound)
  }

  /// `value` in whole pixels and within `range`; NaN is the lower bound.
  private static func clamped(_ value: Double, _ range: ClosedRange<Int>) -> Int {
    guard value > Double(range.lowerBound) else { return range.lowerBound }
    return value < Double(range.upperBound) ? Int(value) : range.upperBound
  }
}
