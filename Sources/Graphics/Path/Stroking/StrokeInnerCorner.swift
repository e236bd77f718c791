// SPDX-License-Identifier: MIT

/// The inner side of a corner of a stroke, drawn by way of the centre line.
///
/// There the stroke covers what is between its two edges twice. Where the edges meet, both are cut,
/// and the outline goes on from one to the other, so that it encloses the same but covers it once.
struct StrokeInnerCorner {
  /// Index in the buffer of the first vertex of the edge that leads to the corner.
  let edgeStart: Int
  /// Index of the vertex on the centre line; the second edge starts behind it.
  let pivot: Int
  /// The pen's smallest and largest radius, in pixels.
  let radius: ClosedRange<Double>
  /// By how much vertices may be off, in pixels.
  let slack: Double
  /// 1, or -1 if the transform reflects.
  let orientation: Double

  /// Cuts both edges where they meet, if they do.
  ///
  /// - Parameter buffer: The outline so far; the second edge is its last part.
  /// - Returns: Index of the vertex where they meet, or nil if the corner stays as it is.
  func cut(_ buffer: inout PolylineBuffer) -> Int? {
    guard let (range, vertex) = meeting(in: buffer.points.span) else { return nil }
    buffer.replace(range, by: vertex)
    return range.lowerBound
  }

  /// Where the edges meet, and which vertices are cut away.
  ///
  /// Both lead away from the corner, so they meet where they are equally far from it. What is cut
  /// away has to lie inside the other part of the stroke.
  private func meeting(in points: Span<Point>) -> (ClosedRange<Int>, Point)? {
    let center = points[pivot]
    func distance(_ index: Int) -> Double {
      let offset = points[index] - center
      return offset.dot(offset)
    }
    let last = points.count - 1
    let shortest = radius.upperBound * radius.upperBound * 2.5
    guard edgeStart < pivot - 1, distance(edgeStart) > shortest, distance(last) > shortest else {
      return nil
    }
    var before = pivot - 1
    var after = pivot + 1
    var isCovered = self.isCovered(points[after], by: (points[before - 1], points[before]))
    while isCovered, before > edgeStart, after < last {
      let edge = (points[before - 1], points[before])
      let otherEdge = (points[after], points[after + 1])
      if let vertex = crossing(of: edge, and: otherEdge) { return (before...after, vertex) }
      if distance(before - 1) <= distance(after + 1) {
        before -= 1
        isCovered = self.isCovered(edge.0, by: otherEdge)
      } else {
        after += 1
        isCovered = self.isCovered(otherEdge.1, by: edge)
      }
    }
    return nil
  }

  /// Whether a point is to the right of an edge, and no farther from it than the stroke is wide.
  private func isCovered(_ point: Point, by edge: (Point, Point)) -> Bool {
    let direction = edge.1 - edge.0
    let area = direction.cross(point - edge.0) * orientation
    let width = radius.lowerBound * 2 + slack
    return area >= 0 && area * area <= direction.dot(direction) * width * width
  }

  /// Where two segments cross such that the second leads to the left of the first.
  private func crossing(of first: (Point, Point), and second: (Point, Point)) -> Point? {
    let direction = first.1 - first.0
    let other = second.1 - second.0
    let offset = second.0 - first.0
    let area = direction.cross(other)
    guard area * orientation < 0 else { return nil }
    let fraction = offset.cross(other) / area
    let otherFraction = offset.cross(direction) / area
    guard fraction >= 0, fraction <= 1, otherFraction >= 0, otherFraction <= 1 else { return nil }
    return first.0 + direction * fraction
  }
}
