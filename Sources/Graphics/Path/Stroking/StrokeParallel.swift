// SPDX-License-Identifier: MIT

/// The edge that a pen leaves on the left of one piece.
///
/// The outer edge of a bend may need more vertices than the centre line. On the inner side, where a
/// piece bends more tightly than the pen, the parallel runs backwards; a rectangle over the chord
/// replaces it, so that no part of the outline winds the wrong way and leaves a hole.
struct StrokeParallel {
  let piece: StrokePiece
  /// The ends of the parallel.
  let startOffset: Point
  let endOffset: Point
  /// Whether the parallel runs against the piece.
  let isInverted: Bool
  /// Into how many steps the parallel is cut.
  let stepCount: Int
  /// How far a vertex at the start, or the end, moves outwards on account of this piece.
  ///
  /// Between two curved pieces it is what keeps the area; elsewhere the vertex stays.
  let startShift: Point
  let endShift: Point
  /// Clockwise angle, in radians, by which the piece turns; known if there are several steps.
  private let turn: Double

  /// - Parameters:
  ///   - piece: The piece in the direction of travel.
  ///   - pen: The pen.
  ///   - isReturning: Whether this is the second of the two edges: it decides on which side a piece
  ///     that turns about goes round.
  init(_ piece: StrokePiece, pen: StrokePen, isReturning: Bool) {
    self.piece = piece
    let start = piece.start + Self.leftNormal(of: piece.startTangent) * pen.radius
    let end = piece.end + Self.leftNormal(of: piece.endTangent) * pen.radius
    (startOffset, endOffset) = (start, end)
    guard piece.isCurved else {
      (isInverted, stepCount, turn) = (false, 1, 0)
      (startShift, endShift) = (.zero, .zero)
      return
    }
    let corner = StrokeCorner(
      from: piece.startTangent, to: piece.endTangent, isReturning: isReturning)
    let along = (end - start).dot(piece.startTangent + piece.endTangent)
    isInverted = !corner.isOuter && along <= 0
    // The Hermite curve over a chord with the tangents T₀ and T₁ is chord·(T₀ - T₁)/12 away on
    // average; half of it goes to each end.
    let shift = (piece.startTangent - piece.endTangent) * (along / 48)
    let steps = Self.steps(of: piece, at: corner, shift: shift, pen: pen)
    (stepCount, turn) = (steps.count, steps.turn)
    guard stepCount > 1 else {
      (startShift, endShift) = (shift, shift)
      return
    }
    let growth = Self.growth(length: piece.length + pen.radius * turn, turn: turn, steps: stepCount)
    startShift = Self.leftNormal(of: piece.startTangent) * (growth / 2)
    endShift = Self.leftNormal(of: piece.endTangent) * (growth / 2)
  }

  /// Calls `body` with the vertices between the ends of a parallel of several steps.
  func forEachInnerVertex(pen: StrokePen, _ body: (Point) -> Void) {
    let growth = Self.growth(length: piece.length + pen.radius * turn, turn: turn, steps: stepCount)
    let step = turn / Double(stepCount)
    let cosine = ElementaryFunctions.cos(step)
    let sine = ElementaryFunctions.sin(step)
    var normal = Self.leftNormal(of: piece.startTangent)
    for index in 1..<stepCount {
      normal = Point(
        x: normal.x * cosine - normal.y * sine, y: normal.x * sine + normal.y * cosine)
      let center = piece.point(at: Double(index) / Double(stepCount))
      body(center + normal * (pen.radius + growth))
    }
  }

  /// `direction` turned by a quarter to the left.
  static func leftNormal(of direction: Point) -> Point { Point(x: direction.y, y: -direction.x) }

  private static func steps(
    of piece: StrokePiece, at corner: StrokeCorner, shift: Point, pen: StrokePen
  ) -> (count: Int, turn: Double) {
    guard corner.isOuter else { return (1, 0) }
    // A chord is half as much again away at most as it is on average, which is twice the shift.
    let isFlat = shift.dot(shift) * 9 <= pen.tolerance * pen.tolerance * 2
    if isFlat && corner.cosine > 0.9 { return (1, 0) }
    let turn = corner.turn
    let count = StrokeArc.stepCount(
      angle: turn, length: piece.length + pen.radius * turn, tolerance: pen.tolerance)
    return (count, turn)
  }

  /// How far the inner vertices of a parallel that turns evenly move outwards to keep its area.
  private static func growth(length: Double, turn: Double, steps: Int) -> Double {
    let count = Double(steps)
    return length / count * (turn / count) / 12
  }
}
