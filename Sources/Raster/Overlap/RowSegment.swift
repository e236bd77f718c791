// SPDX-License-Identifier: MIT

/// The part of an edge in one row of pixels, as a straight line from top to bottom.
struct RowSegment: Sendable {
  /// Stands where there is no edge.
  static let none = RowSegment(.none, rowTop: 0)

  /// Where the part begins and ends, from the row's upper side in pixels, 0...1.
  let top: Double
  let bottom: Double
  /// Column of the line at the row's upper side, in pixels, and how far it gets for each pixel down.
  private var topX: Double
  private let slope: Double
  /// The columns that it reaches, in pixels of the picture.
  let minX: Double
  let maxX: Double
  let winding: Int32

  /// The part of `edge` in the row whose upper side is at `rowTop`; the edge has one.
  @inline(__always)
  init(_ edge: Edge, rowTop: Int32) {
    let unit = 1 / Double(FixedPoint.one)
    top = Double(max(edge.y0, rowTop) &- rowTop) * unit
    bottom = Double(min(edge.y1, rowTop &+ FixedPoint.one) &- rowTop) * unit
    slope = edge.slope
    topX = (Double(edge.x0) - slope * Double(edge.y0 &- rowTop)) * unit
    winding = edge.winding
    let firstX = topX + slope * top
    let lastX = topX + slope * bottom
    minX = min(firstX, lastX)
    maxX = max(firstX, lastX)
  }

  /// The line as seen from a place that is `-columns` to the right.
  @inline(__always)
  func moved(by columns: Double) -> RowSegment {
    var moved = self
    moved.topX += columns
    return moved
  }

  /// The line's column at `y`.
  @inline(__always)
  func x(at y: Double) -> Double { topX + slope * y }

  /// Whether it is there all the way between two heights that no segment begins or ends between.
  @inline(__always)
  func spans(_ upper: Double, _ lower: Double) -> Bool { top <= upper && bottom >= lower }

  /// Where it crosses `other`, if it does.
  @inline(__always)
  func crossing(with other: RowSegment) -> Double? {
    let y = (other.topX - topX) / (slope - other.slope)
    // Parallels give infinity or NaN, which is between no heights.
    return y > max(top, other.top) && y < min(bottom, other.bottom) ? y : nil
  }

  /// Mean width of what lies between the left side of the pixel at column 0 and a line that gets from
  /// one column to another, within the pixel.
  @inline(__always)
  static func meanWidth(from first: Double, to last: Double) -> Double {
    let left = min(first, last)
    let right = max(first, last)
    if left >= 0 && right <= 1 { return (left + right) * 0.5 }
    if right <= 0 { return 0 }
    if left >= 1 { return 1 }
    return (integral(right) - integral(left)) / (right - left)
  }

  /// The integral of `x`, clamped to 0...1, from 0.
  private static func integral(_ x: Double) -> Double {
    if x <= 0 { return 0 }
    return x < 1 ? x * x / 2 : x - 0.5
  }
}
