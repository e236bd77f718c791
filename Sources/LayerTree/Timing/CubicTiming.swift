// SPDX-License-Identifier: MIT

package import Graphics

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps time (x) to progress (y), as
/// `CAMediaTimingFunction` does.
///
/// x is solved for to the last bits of a Double; a coarser solver would show in long animations.
/// Source of the named curves: Apple's documentation of `CAMediaTimingFunctionName`.
package struct CubicTiming: TimingCurve, Hashable {
  /// Its x lies in 0...1, so that x grows along the curve.
  package let control1: Point
  /// Its x lies in 0...1.
  package let control2: Point

  /// Makes a curve with two control points, whose x are clamped to 0...1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    control1 = Point(x: min(max(x1, 0), 1), y: y1)
    control2 = Point(x: min(max(x2, 0), 1), y: y2)
  }

  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if control1.x == control1.y && control2.x == control2.y { return time }
    return Coordinate(control1.y, control2.y).value(at: parameter(atX: time))
  }

  /// The curve's parameter where its x is `x`: Newton's method, kept in a bracket that halves
  /// whenever a step would leave it, because the curve may be flat at its ends.
  private func parameter(atX x: Double) -> Double {
    let coordinate = Coordinate(control1.x, control2.x)
    var low = 0.0
    var high = 1.0
    var parameter = x
    for _ in 0..<Self.stepLimit {
      let error = coordinate.value(at: parameter) - x
      if abs(error) <= Self.tolerance { break }
      if error > 0 { high = parameter } else { low = parameter }
      let next = parameter - error / coordinate.slope(at: parameter)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  /// In x; a few units in the last place.
  private static let tolerance = 1e-15
  /// More than bisection alone needs.
  private static let stepLimit = 64

  /// One coordinate along the curve, as a polynomial.
  private struct Coordinate {
    private let linear: Double
    private let square: Double
    private let cube: Double

    /// Takes the control points' coordinates.
    init(_ first: Double, _ second: Double) {
      linear = 3 * first
      square = 3 * (second - first) - linear
      cube = 1 - linear - square
    }

    func value(at s: Double) -> Double { ((cube * s + square) * s + linear) * s }

    func slope(at s: Double) -> Double { (3 * cube * s + 2 * square) * s + linear }
  }
}

extension TimingCurve where Self == CubicTiming {
  package static var linear: CubicTiming { CubicTiming(0, 0, 1, 1) }
  package static var easeIn: CubicTiming { CubicTiming(0.42, 0, 1, 1) }
  package static var easeOut: CubicTiming { CubicTiming(0, 0, 0.58, 1) }
  package static var easeInEaseOut: CubicTiming { CubicTiming(0.42, 0, 0.58, 1) }
  /// Core Animation's `default`, which UIKit does not use.
  package static var `default`: CubicTiming { CubicTiming(0.25, 0.1, 0.25, 1) }
}
