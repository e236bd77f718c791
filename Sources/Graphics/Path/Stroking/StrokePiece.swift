// SPDX-License-Identifier: MIT

/// A part of a stroke's centre line that is straight, or bent so little that its ends and the
/// tangents there tell its course.
struct StrokePiece {
  let start: Point
  let end: Point
  /// Directions of travel at both ends; unit vectors.
  let startTangent: Point
  let endTangent: Point
  /// Distance between the ends.
  let length: Double

  /// Whether the piece bends.
  var isCurved: Bool { startTangent != endTangent }

  /// How fast it turns, positive if clockwise, in radians for each unit of its length.
  var curvature: Double { startTangent.cross(endTangent) / length }

  /// The piece travelled the other way.
  var reversed: StrokePiece {
    StrokePiece(
      start: end, end: start, startTangent: endTangent * -1, endTangent: startTangent * -1,
      length: length)
  }

  /// A point of the cubic Hermite curve through both ends, for a fraction of the way of 0...1.
  ///
  /// Its tangents are as long as the chord, which makes it follow a circle closely.
  func point(at fraction: Double) -> Point {
    let chord = end - start
    let rest = 1 - fraction
    let startBulge = (startTangent * length - chord) * rest
    let endBulge = (endTangent * length - chord) * fraction
    return start + chord * fraction + (startBulge - endBulge) * (fraction * rest)
  }
}
