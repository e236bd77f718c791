// SPDX-License-Identifier: MIT

/// The edge that a pen leaves on the left of one piece.
///
/// The outer edge of a bend may need more vertices than the centre line. On the inner side, where a
/// piece bends more tightly than the pen, the parallel runs backwards; a rectangle over the chord
/// replaces it, so that no part of the outline winds the wrong way and leaves a hole.
///
/// A stroke makes two for each piece, so they are made in line, which saves a fifth of its time, and
/// their fields are whole words, which the processor copies without waiting for narrower ones.
struct StrokeParallel {
  let piece: StrokePiece
  private let radius: Double
  /// How far a vertex at the start, or the end, moves outwards on account of this piece.
  ///
  /// Between two curved pieces it is what keeps the area; elsewhere the vertex stays.
  let startShift: Point
  let endShift: Point
  /// Into how many steps the parallel is cut; 0 if it runs against the piece.
  private let stepCount: Int

  /// - Parameters:
  ///   - piece: The piece in the direction of travel.
  ///   - pen: The pen.
  ///   - isReturning: Whether this is the second of the two edges: it decides on which side a piece
  ///     that turns about goes round.
  @inline(__always)
  init(_ piece: StrokePiece, pen: StrokePen, isReturning: Bool) {
    self.piece = piece
    radius = pen.radius
    guard piece.isCurved else {
      (stepCount, startShift, endShift) = (1, .zero, .zero)
      return
    }
    let corner = StrokeCorner(
      from: piece.startTangent, to: piece.endTangent, isReturning: isReturning)
    let turned = piece.startTangent - piece.endTangent
    let offsetChord = piece.end - piece.start - Self.leftNormal(of: turned) * pen.radius
    let along = offsetChord.dot(piece.startTangent + piece.endTangent)
    // A Hermite curve over a chord with the tangents T₀ and T₁ is chord·(T₀ - T₁)/12 away on
    // average and half as much again at most. Half of the average goes to each end.
    let shift = turned * (along * (1.0 / 48))
    guard corner.isOuter else {
      (stepCount, startShift, endShift) = (along > 0 ? 1 : 0, shift, shift)
      return
    }
    let isFlat = shift.dot(shift) * 9 <= pen.tolerance * pen.tolerance * 2
    let steps =
      isFlat && corner.cosine > 0.9 ? (count: 1, shift: 0) : Self.steps(of: piece, corner, pen)
    stepCount = steps.count
    let isCut = steps.count > 1
    startShift = isCut ? Self.leftNormal(of: piece.startTangent) * steps.shift : shift
    endShift = isCut ? Self.leftNormal(of: piece.endTangent) * steps.shift : shift
  }

  /// Into how many steps an outer parallel is cut, and half of how far each is from its chord.
  private static func steps(
    of piece: StrokePiece, _ corner: StrokeCorner, _ pen: StrokePen
  ) -> (count: Int, shift: Double) {
    let turn = corner.turn
    let length = piece.length + pen.radius * turn
    let count = StrokeArc.stepCount(angle: turn, length: length, tolerance: pen.tolerance)
    return (count, length * turn / (24 * Double(count) * Double(count)))
  }

  /// Whether the parallel runs against the piece.
  var isInverted: Bool { stepCount == 0 }

  /// Whether there are vertices between its ends.
  var hasInside: Bool { stepCount != 1 }

  var startOffset: Point { piece.start + Self.leftNormal(of: piece.startTangent) * radius }
  var endOffset: Point { piece.end + Self.leftNormal(of: piece.endTangent) * radius }

  /// Calls `body` with the vertices between both ends.
  func forEachInnerVertex(_ body: (Point) -> Void) {
    guard stepCount > 1 else { return }
    let corner = StrokeCorner(
      from: piece.startTangent, to: piece.endTangent, isReturning: false)
    let share = 1 / Double(stepCount)
    let step = corner.turn * share
    let cosine = ElementaryFunctions.cos(step)
    let sine = ElementaryFunctions.sin(step)
    var normal = Self.leftNormal(of: piece.startTangent)
    let distance = radius + 2 * startShift.dot(normal)
    for index in 1..<stepCount {
      normal = Point(
        x: normal.x * cosine - normal.y * sine, y: normal.x * sine + normal.y * cosine)
      body(piece.point(at: Double(index) * share) + normal * distance)
    }
  }

  /// `direction` turned by a quarter to the left.
  static func leftNormal(of direction: Point) -> Point { Point(x: direction.y, y: -direction.x) }
}
