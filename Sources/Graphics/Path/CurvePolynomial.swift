// SPDX-License-Identifier: MIT

/// A quadratic or cubic Bézier curve as the polynomial `cubic·t³ + square·t² + linear·t + start`.
struct CurvePolynomial {
  private var cubic: Point
  private var square: Point
  private var linear: Point
  private var start: Point
  /// The curve's exact end, which the polynomial at 1 reaches up to rounding.
  let end: Point

  init(start: Point, control: Point, end: Point) {
    cubic = .zero
    square = start - control * 2 + end
    linear = (control - start) * 2
    self.start = start
    self.end = end
  }

  init(start: Point, control1: Point, control2: Point, end: Point) {
    cubic = (control1 - control2) * 3 + (end - start)
    square = (start - control1 * 2 + control2) * 3
    linear = (control1 - start) * 3
    self.start = start
    self.end = end
  }

  /// The largest length of the second derivative for t in 0...1; it is linear in t.
  var largestSecondDerivative: Double {
    let atStart = square * 2
    let atEnd = cubic * 6 + square * 2
    return max(atStart.length, atEnd.length)
  }

  func point(at t: Double) -> Point { ((cubic * t + square) * t + linear) * t + start }

  func derivative(at t: Double) -> Point { (cubic * (3 * t) + square * 2) * t + linear }

  /// The polynomial of the inner vertices that ``PathFlattener`` describes, for at least 2 segments.
  ///
  /// B'' = 6·cubic·t + 2·square, so the move `-B''/(12 n(n - 1))` only changes two coefficients.
  func movedOutwards(segmentCount: Int) -> CurvePolynomial {
    let share = 1 / (12 * Double(segmentCount) * Double(segmentCount - 1))
    var result = self
    result.linear = linear - cubic * (6 * share)
    result.start = start - square * (2 * share)
    return result
  }
}
