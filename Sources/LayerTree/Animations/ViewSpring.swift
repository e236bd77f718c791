// SPDX-License-Identifier: MIT

/// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
package struct ViewSpring: Sendable, Hashable {
  /// Share of the critical damping; 1 does not oscillate.
  package var dampingRatio: Double
  /// Distances from start to end a second, positive towards the end.
  package var initialVelocity: Double

  package init(dampingRatio: Double, initialVelocity: Double) {
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// The spring that UIKit runs for `duration` seconds.
  ///
  /// Its frequency is such that the swing has all but died down at the end. As in UIKit, damping is
  /// limited to 2⁻²³...1, and for the frequency the duration to 0.01...10 s.
  package func spring(duration: Double) -> Spring {
    let ratio = min(max(dampingRatio, 0x1p-23), 1)
    let equation = ViewSpringEquation(
      duration: min(max(duration, 0.01), 10), dampingRatio: ratio, velocity: initialVelocity)
    return Spring(
      frequency: equation.frequency, dampingRatio: ratio, initialVelocity: initialVelocity)
  }
}
