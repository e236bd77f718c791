// SPDX-License-Identifier: MIT

/// A line or a curve of a stroke's centre line, and which pieces it became.
struct StrokeElement {
  private(set) var pieces: Range<Int>
  /// Directions of travel at both ends; unit vectors.
  let startTangent: Point
  let endTangent: Point
  /// A range that holds all of it.
  let extent: StrokeExtent
  /// Whether it turns one way, by half a turn at most.
  let isConvex: Bool

  init(
    pieces: Range<Int>, tangents: (start: Point, end: Point), extent: StrokeExtent, isConvex: Bool
  ) {
    self.pieces = pieces
    startTangent = tangents.start
    endTangent = tangents.end
    self.extent = extent
    self.isConvex = isConvex
  }

  /// Sines and cosines that may be nothing but rounding.
  static let noise = 1e-9

  /// Whether it turns one way, by a quarter turn at most.
  var isGentle: Bool { isConvex && startTangent.dot(endTangent) >= -Self.noise }
  /// Positive if it turns clockwise, negative if counterclockwise, 0 if it hardly turns.
  var sense: Double {
    let sine = startTangent.cross(endTangent)
    return abs(sine) > Self.noise ? sine : 0
  }

  /// Takes into account that all `pieceCount` pieces of the line change their order.
  mutating func reverse(pieceCount: Int) {
    pieces = pieceCount - pieces.upperBound..<pieceCount - pieces.lowerBound
  }

  /// Whether a polygon of control points turns one way, by half a turn at most; the curve then does
  /// so, too.
  static func isConvex(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) -> Bool {
    let (first, middle, last) = (control1 - start, control2 - control1, end - control2)
    let turns = (first.cross(middle), middle.cross(last), first.cross(last))
    return (turns.0 >= 0 && turns.1 >= 0 && turns.2 >= 0)
      || (turns.0 <= 0 && turns.1 <= 0 && turns.2 <= 0)
  }
}
