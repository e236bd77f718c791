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
  /// The square of the pen's largest radius, in pixels.
  let squaredRadius: Double
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
  /// Both lead away from the corner, so they meet where they are equally far from it.
  private func meeting(in points: Span<Point>) -> (ClosedRange<Int>, Point)? {
    let center = points[pivot]
    func distance(_ index: Int) -> Double {
      let offset = points[index] - center
      return offset.dot(offset)
    }
    // What is cut away has to lie inside the other part of the stroke, also near its end.
    let last = points.count - 1
    guard distance(edgeStart) > squaredRadius * 2.5, distance(last) > squaredRadius * 2.5 else {
      return nil
    }
    var before = pivot - 1
    var after = pivot + 1
    while before > edgeStart, after < last {
      if let vertex = crossing(
        of: (points[before - 1], points[before]), and: (points[after], points[after + 1]))
      {
        return (before...after, vertex)
      }
      if distance(before - 1) <= distance(after + 1) { before -= 1 } else { after += 1 }
    }
    return nil
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
