// SPDX-License-Identifier: MIT

/// How a stroke changes its direction, seen from its left edge.
struct StrokeCorner {
  /// Sine and cosine of the clockwise turn.
  let sine: Double
  let cosine: Double
  /// Whether the left edge is the outer one of the turn.
  private(set) var isOuter: Bool

  /// - Parameters:
  ///   - incoming: Direction of travel before the corner; a unit vector.
  ///   - outgoing: Direction of travel after it; a unit vector.
  ///   - isReturning: Whether this is the second of the two edges. An about-turn goes round on the
  ///     first alone.
  init(from incoming: Point, to outgoing: Point, isReturning: Bool) {
    sine = incoming.x * outgoing.y - incoming.y * outgoing.x
    cosine = incoming.dot(outgoing)
    isOuter = sine > 0 || (sine == 0 && cosine < 0 && !isReturning)
  }

  /// The corner between two pieces.
  ///
  /// At an about-turn, the inner side is the one to which the pieces do not bend: there the edges
  /// meet again.
  init(from previous: StrokePiece, to next: StrokePiece, isReturning: Bool) {
    self.init(from: previous.endTangent, to: next.startTangent, isReturning: isReturning)
    guard cosine < 0, abs(sine) < StrokeElement.noise else { return }
    let bend = previous.curvature + next.curvature
    if bend != 0 { isOuter = bend < 0 }
  }

  /// Size of the turn, radians in 0...π.
  var turn: Double { ElementaryFunctions.atan2(abs(sine), cosine) }

  /// Tangent of half the turn; infinite or not a number for an about-turn.
  var tangentOfHalf: Double { abs(sine) / (1 + cosine) }
}
