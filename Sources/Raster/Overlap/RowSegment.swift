// SPDX-License-Identifier: MIT

/// The part of an edge in one row of pixels, as a straight line from top to bottom.
struct RowSegment: Sendable {
  /// Where the part begins and ends, from the row's upper side in pixels, 0...1.
  let top: Double
  let bottom: Double
  /// Column of its upper end, in pixels of the picture, and how far it gets for each pixel down.
  private let topX: Double
  private let slope: Double
  /// The columns that it reaches.
  let minX: Double
  let maxX: Double
  let winding: Int32

  /// The part of `edge` in the row with the given number, or nil if there is none.
  init?(_ edge: Edge, row: Int) {
    let rowTop = Int32(row) << FixedPoint.fractionBits
    let first = max(edge.y0, rowTop)
    let last = min(edge.y1, rowTop &+ FixedPoint.one)
    guard first < last else { return nil }
    let unit = 1 / Double(FixedPoint.one)
    top = Double(first &- rowTop) * unit
    bottom = Double(last &- rowTop) * unit
    slope = Double(edge.x1 &- edge.x0) / Double(edge.y1 &- edge.y0)
    topX = (Double(edge.x0) + slope * Double(first &- edge.y0)) * unit
    winding = edge.winding
    let bottomX = topX + slope * (bottom - top)
    minX = min(topX, bottomX)
    maxX = max(topX, bottomX)
  }

  /// The line's column at `y`.
  func x(at y: Double) -> Double { topX + slope * (y - top) }

  /// Whether it is there all the way between two heights that no segment begins or ends between.
  func spans(_ upper: Double, _ lower: Double) -> Bool { top <= upper && bottom >= lower }

  /// Where it crosses `other`, if it does.
  func crossing(with other: RowSegment) -> Double? {
    let difference = slope - other.slope
    guard difference != 0 else { return nil }
    let y = (other.x(at: 0) - x(at: 0)) / difference
    let range = max(top, other.top)...max(max(top, other.top), min(bottom, other.bottom))
    return range.contains(y) ? y : nil
  }

  /// Area between the line and the left side of the pixel at `column`, within the pixel and two
  /// heights.
  func area(leftInPixel column: Double, from upper: Double, to lower: Double) -> Double {
    let first = x(at: upper) - column
    let last = x(at: lower) - column
    let height = lower - upper
    if min(first, last) >= 0 && max(first, last) <= 1 { return height * (first + last) / 2 }
    if max(first, last) <= 0 { return 0 }
    if min(first, last) >= 1 { return height }
    return height * (Self.integral(last) - Self.integral(first)) / (last - first)
  }

  /// The integral of `x`, clamped to 0...1, from 0.
  private static func integral(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    return x < 1 ? x * x / 2 : x - 0.5
  }
}
