// SPDX-License-Identifier: MIT

import Graphics

/// Cuts a segment of any size at the square of ±`FixedPoint.limit`.
///
/// What lies above or below the square is dropped; what lies beside it is moved to its sides, so
/// that its winding is kept. The square does not depend on the view, and the cuts do not depend on
/// the segment's direction, so edges that two shapes share still cancel.
enum FarSegment {
  /// The segment's vertices after the cut, in the order from `start` to `end`; none if it is gone.
  static func vertices(from start: Point, to end: Point) -> [Point] {
    let isForward = (start.y, start.x) < (end.y, end.x)
    let (upper, lower) = isForward ? (start, end) : (end, start)
    let limit = FixedPoint.limit
    guard upper.y < limit, lower.y > -limit else { return [] }
    let first = upper.y < -limit ? cut(upper, lower, atY: -limit) : upper
    let last = lower.y > limit ? cut(upper, lower, atY: limit) : lower
    var vertices = [first, last]
    for side in first.x < last.x ? [-limit, limit] : [limit, -limit] {
      guard min(first.x, last.x) < side, side < max(first.x, last.x) else { continue }
      vertices.insert(cut(first, last, atX: side), at: vertices.count - 1)
    }
    let inside = vertices.map { Point(x: max(-limit, min($0.x, limit)), y: $0.y) }
    return isForward ? inside : inside.reversed()
  }

  private static func cut(_ a: Point, _ b: Point, atY y: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y: y)
  }

  private static func cut(_ a: Point, _ b: Point, atX x: Double) -> Point {
    Point(x: x, y: a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x)))
  }
}
