// SPDX-License-Identifier: MIT

import Graphics

/// Tells outlines that surely do not overlap themselves from those that may.
///
/// The sure ones are single contours that turn once around a point from which all of the outline is
/// seen: circles, stars, hearts and whatever is convex. The test takes a tenth of the time that it
/// takes to trace the outline.
enum SimpleOutline {
  /// Whether `polylines` is one contour that turns once, and always the same way, around the mean of
  /// its vertices.
  static func isCertain(of polylines: PolylineBuffer) -> Bool {
    guard polylines.contours.count == 1, polylines.points.count > 2 else { return false }
    let points = polylines.points.span
    let center = mean(of: points)
    let last = points[points.count &- 1]
    // Coordinate by coordinate: the operators of points are calls into another module.
    var (x, y) = (last.x - center.x, last.y - center.y)
    var least = 0.0
    var largest = 0.0
    var crossings: UInt64 = 0
    for index in points.indices {
      let (nextX, nextY) = (points[index].x - center.x, points[index].y - center.y)
      let turn = x * nextY - y * nextX
      least = turn < least ? turn : least
      largest = turn > largest ? turn : largest
      // A difference is never the negative zero, so that its sign tells whether it is below 0.
      crossings &+= (y.bitPattern ^ nextY.bitPattern) &>> 63
      (x, y) = (nextX, nextY)
    }
    return crossings == 2 && (least < 0) != (largest > 0)
  }

  private static func mean(of points: Span<Point>) -> Point {
    var x = 0.0
    var y = 0.0
    for index in points.indices {
      x += points[index].x
      y += points[index].y
    }
    let share = 1 / Double(points.count)
    return Point(x: x * share, y: y * share)
  }
}
