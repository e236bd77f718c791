// SPDX-License-Identifier: MIT

/// The edge that a pen leaves on the left of one piece.
///
/// The outer edge of a bend may need more vertices than the centre line. On the inner side, where a
/// piece bends more tightly than the pen, the parallel runs backwards; a rectangle over the chord
/// replaces it, so that no part of the outline winds the wrong way and leaves a hole.
///
/// Its fields are whole words, which the processor copies without waiting for narrower ones.
struct StrokeParallel {
  let piece: StrokePiece
  private let radius: Double
  /// What a vertex at either end moves outwards on account of this piece: if there is one step, as
  /// a multiple of the difference of the tangents, else as a distance.
  private let bulge: Double
  /// Into how many steps the parallel is cut; 0 if it runs against the piece.
  private let stepCount: Int

  /// - Parameters:
  ///   - piece: The piece in the direction of travel.
  ///   - pen: The pen.
  ///   - isReturning: Whether this is the second of the two edges: it decides on which side a piece
  ///     that turns about goes round.
  init(_ piece: StrokePiece, pen: StrokePen, isReturning: Bool) {
    self.piece = piece
    radius = pen.radius
    guard piece.isCurved else {
      (stepCount, bulge) = (1, 0)
      return
    }
    let corner = StrokeCorner(
      from: piece.startTangent, to: piece.endTangent, isReturning: isReturning)
    let turned = piece.startTangent - piece.endTangent
    let offsetChord = piece.end - piece.start - Self.leftNormal(of: turned) * pen.radius
    let along = offsetChord.dot(piece.startTangent + piece.endTangent)
    guard corner.isOuter || along > 0 else {
      (stepCount, bulge) = (0, 0)
      return
    }
    // A Hermite curve over a chord with the tangents T₀ and T₁ is chord·(T₀ - T₁)/12 away on
    // average and half as much again at most. Half of the average goes to each end.
    let farthest = along * along * turned.dot(turned) * (1.0 / 256)
    let isFlat = farthest <= pen.tolerance * pen.tolerance * 2 && corner.cosine > 0.9
    if isFlat || !corner.isOuter {
      (stepCount, bulge) = (1, along * (1.0 / 48))
      return
    }
    let turn = corner.turn
    let length = piece.length + pen.radius * turn
    let count = StrokeArc.stepCount(angle: turn, length: length, tolerance: pen.tolerance)
    let share = 1 / Double(count)
    stepCount = count
    bulge = count > 1 ? length * share * (turn * share) / 24 : along * (1.0 / 48)
  }

  /// Whether the parallel runs against the piece.
  var isInverted: Bool { stepCount == 0 }

  var startOffset: Point { piece.start + Self.leftNormal(of: piece.startTangent) * radius }
  var endOffset: Point { piece.end + Self.leftNormal(of: piece.endTangent) * radius }

  /// How far a vertex at the start moves outwards on account of this piece.
  ///
  /// Between two curved pieces it is what keeps the area; elsewhere the vertex stays.
  var startShift: Point { shift(at: piece.startTangent) }
  /// As `startShift`, at the end.
  var endShift: Point { shift(at: piece.endTangent) }

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
    for index in 1..<stepCount {
      normal = Point(
        x: normal.x * cosine - normal.y * sine, y: normal.x * sine + normal.y * cosine)
      body(piece.point(at: Double(index) * share) + normal * (radius + 2 * bulge))
    }
  }

  /// `direction` turned by a quarter to the left.
  static func leftNormal(of direction: Point) -> Point { Point(x: direction.y, y: -direction.x) }

  private func shift(at tangent: Point) -> Point {
    if stepCount > 1 { return Self.leftNormal(of: tangent) * bulge }
    return (piece.startTangent - piece.endTangent) * bulge
  }
}
