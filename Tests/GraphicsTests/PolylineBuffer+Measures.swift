// SPDX-License-Identifier: MIT

import Graphics

extension PolylineBuffer {
  /// Area within the contours, each closed; positive if they run clockwise with y pointing down.
  var signedArea: Double {
    var doubled = 0.0
    forEachEdge { start, end in doubled += start.x * end.y - start.y * end.x }
    return doubled / 2
  }

  /// How often the contours wind around `point`, clockwise ones counting positive.
  func winding(around point: Point) -> Int {
    var winding = 0
    forEachEdge { start, end in
      guard (start.y <= point.y) != (end.y <= point.y) else { return }
      let share = (point.y - start.y) / (end.y - start.y)
      guard start.x + share * (end.x - start.x) > point.x else { return }
      winding += end.y > start.y ? 1 : -1
    }
    return winding
  }

  /// Calls `body` with both ends of every edge, that from the last point to the first included.
  private func forEachEdge(_ body: (Point, Point) -> Void) {
    for contour in contours.indices {
      let range = range(ofContour: contour)
      guard var previous = points[range].last else { continue }
      for point in points[range] {
        body(previous, point)
        previous = point
      }
    }
  }
}
