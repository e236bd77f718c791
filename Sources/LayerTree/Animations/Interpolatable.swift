// SPDX-License-Identifier: MIT

package import Graphics

/// A value that can lie between two others: a vector of up to four numbers.
///
/// A type only says which numbers it is made of; arithmetic is done on those.
package protocol Interpolatable: Sendable, Equatable {
  /// The value's numbers, then zeros.
  var components: SIMD4<Double> { get }
  init(components: SIMD4<Double>)
}

extension Interpolatable {
  /// The value at `fraction` of the way to `end`; exactly `self` at 0 and `end` at 1, and beyond
  /// both where the fraction is.
  package func interpolated(to end: Self, at fraction: Double) -> Self {
    if fraction == 1 { return end }
    let start = components
    return Self(components: start + (end.components - start) * fraction)
  }

  /// Distance from `other` as Euclid has it.
  package func distance(to other: Self) -> Double {
    let difference = components - other.components
    let squares = difference * difference
    return (squares[0] + squares[1] + squares[2] + squares[3]).squareRoot()
  }
}

extension Double: Interpolatable {
  package var components: SIMD4<Double> { SIMD4(self, 0, 0, 0) }
  package init(components: SIMD4<Double>) { self = components[0] }
}

extension Point: Interpolatable {
  package var components: SIMD4<Double> { SIMD4(x, y, 0, 0) }
  package init(components: SIMD4<Double>) { self.init(x: components[0], y: components[1]) }
}

extension Size: Interpolatable {
  package var components: SIMD4<Double> { SIMD4(width, height, 0, 0) }
  package init(components: SIMD4<Double>) {
    self.init(width: components[0], height: components[1])
  }
}

/// Colours blend component by component, straight and gamma-encoded.
extension Color: Interpolatable {
  package var components: SIMD4<Double> { SIMD4(red, green, blue, alpha) }
  package init(components: SIMD4<Double>) {
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}
