// SPDX-License-Identifier: MIT

/// A clockwise arc as vertices that keep its area.
///
/// The ends stay on the circle. The inner vertices lie on a slightly larger one, such that the fan
/// of triangles around the centre has exactly the area of the sector.
struct StrokeArc {
  /// Most steps for half a turn, whatever the radius.
  static let largestStepCount = 1024

  /// Equal steps from one end to the other, at least 1.
  let stepCount: Int
  private let cosine: Double
  private let sine: Double
  /// Radius of the inner vertices as a multiple of the circle's.
  private let growth: Double

  /// - Parameters:
  ///   - angle: Radians, 0...π.
  ///   - radius: Radius of the circle.
  ///   - tolerance: Farthest that a chord may be from the circle.
  init(angle: Double, radius: Double, tolerance: Double) {
    stepCount = Self.stepCount(angle: angle, length: angle * radius, tolerance: tolerance)
    let step = angle / Double(stepCount)
    cosine = ElementaryFunctions.cos(step)
    sine = ElementaryFunctions.sin(step)
    guard stepCount > 1 else {
      growth = 1
      return
    }
    // Twice the fan's area over r²·sine is 2·growth + (n - 2)·growth²; the sector's is n·step/sine.
    let inner = Double(stepCount - 2)
    let wanted = angle / sine
    growth = wanted / (1 + (1 + inner * wanted).squareRoot())
  }

  /// How many steps keep chords within `tolerance` of a curve that turns evenly.
  ///
  /// - Parameters:
  ///   - angle: How far the curve turns, radians in 0...π.
  ///   - length: How long the curve is.
  ///   - tolerance: Farthest that a chord may be from the curve.
  /// - Returns: 1 if the chord's mean distance is below a sixteenth of the tolerance, else at
  ///   least 2, so that there is a vertex that can be moved to keep the area.
  static func stepCount(angle: Double, length: Double, tolerance: Double) -> Int {
    let sagitta = (length * angle / (8 * tolerance) * 64).rounded()
    guard sagitta > 6 else { return 1 }
    let largest = (angle / .pi * Double(largestStepCount)).rounded(.up)
    return Int(max(2, min((sagitta / 64).squareRoot().rounded(.up), largest)))
  }

  /// The inner vertices around the origin, for an arc that begins at `start`.
  func forEachInnerVertex(from start: Point, _ body: (Point) -> Void) {
    var vertex = start * growth
    for _ in 1..<stepCount {
      vertex = rotated(vertex)
      body(vertex)
    }
  }

  /// `vector` turned clockwise by one step.
  private func rotated(_ vector: Point) -> Point {
    Point(x: vector.x * cosine - vector.y * sine, y: vector.x * sine + vector.y * cosine)
  }
}
