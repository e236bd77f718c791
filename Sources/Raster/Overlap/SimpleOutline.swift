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
    guard polylines.contours.count == 1 else { return false }
    let points = polylines.points.span
    guard let center = mean(of: points) else { return false }
    var previous = points[points.count &- 1] - center
    var isClockwise = false
    var isCounterclockwise = false
    var crossings = 0
    for index in points.indices {
      let next = points[index] - center
      let turn = previous.x * next.y - previous.y * next.x
      isClockwise = isClockwise || turn > 0
      isCounterclockwise = isCounterclockwise || turn < 0
      crossings &+= (previous.y < 0) == (next.y < 0) ? 0 : 1
      previous = next
    }
    return crossings == 2 && isClockwise != isCounterclockwise
  }

  private static func mean(of points: Span<Point>) -> Point? {
    guard points.count > 2 else { return nil }
    var sum = Point.zero
    for index in points.indices { sum = sum + points[index] }
    return sum * (1 / Double(points.count))
  }
}
