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

  /// The spring that has all but come to rest after `duration` seconds.
  package func spring(duration: Double) -> Spring {
    Spring(
      frequency: 5 / max(duration, 0.01), dampingRatio: dampingRatio,
      initialVelocity: initialVelocity)
  }
}
