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

  /// What both have in common.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  var withRowAboveAndBelow: PixelRect {
    PixelRect(left: left, top: top - 1, right: right, bottom: bottom + 1)
  }

  /// The part that lies in `rows`, which are rows of it.
  func extracting(rows: Range<Int>) -> PixelRect {
    PixelRect(left: left, top: rows.lowerBound, right: right, bottom: rows.upperBound)
  }
}
