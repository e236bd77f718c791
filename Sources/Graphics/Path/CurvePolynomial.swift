// SPDX-License-Identifier: MIT

/// A line, or a quadratic or cubic Bézier curve, as the polynomial
/// `cubic·t³ + square·t² + linear·t + start`.
package struct CurvePolynomial: Sendable {
  private var cubic: Point
  private var square: Point
  private var linear: Point
  package private(set) var start: Point
  /// The curve's exact end, which the polynomial at 1 reaches up to rounding.
  package let end: Point

  package init(start: Point, end: Point) {
    cubic = .zero
    square = .zero
    linear = end - start
    self.start = start
    self.end = end
  }

  package init(start: Point, control: Point, end: Point) {
    cubic = .zero
    square = start - control * 2 + end
    linear = (control - start) * 2
    self.start = start
    self.end = end
  }

  package init(start: Point, control1: Point, control2: Point, end: Point) {
    cubic = (control1 - control2) * 3 + (end - start)
    square = (start - control1 * 2 + control2) * 3
    linear = (control1 - start) * 3
    self.start = start
    self.end = end
  }

  /// The largest length of the second derivative for t in 0...1; it is linear in t.
  var largestSecondDerivative: Double {
    max(secondDerivative(at: 0).length, secondDerivative(at: 1).length)
  }

  package func point(at t: Double) -> Point { ((cubic * t + square) * t + linear) * t + start }

  package func derivative(at t: Double) -> Point { (cubic * (3 * t) + square * 2) * t + linear }

  func secondDerivative(at t: Double) -> Point { cubic * (6 * t) + square * 2 }

  /// The polynomial plus `factor` times its second derivative, `6·cubic·t + 2·square`.
  func moved(bySecondDerivativeTimes factor: Double) -> CurvePolynomial {
    var result = self
    result.linear = linear + cubic * (6 * factor)
    result.start = start + square * (2 * factor)
    return result
  }
}
