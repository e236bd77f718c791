// SPDX-License-Identifier: MIT

/// One block of `UIView.animate`, which runs at `beginTime`.
///
/// The changes are the layer's model at once; animations show the way there. As measured on iOS,
/// position, bounds, corner radius and transform are additive, so that blocks overlap; opacity and
/// background colour are replaced and start from the model value before the block.
package struct ViewAnimation: Sendable {
  package enum Pacing: Sendable {
    case curve(any TimingCurve)
    case spring(ViewSpring)
  }

  /// When the block runs, in the layer's time, seconds.
  package var beginTime: Double
  package var delay: Double
  package var duration: Double
  package var pacing: Pacing

  package init(
    beginTime: Double = 0, duration: Double, delay: Double = 0,
    curve: any TimingCurve = .easeInEaseOut
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.delay = delay
    pacing = .curve(curve)
  }

  /// Makes a spring block; it has no curve, because UIKit ignores one there.
  package init(
    beginTime: Double = 0, duration: Double, delay: Double = 0, spring: ViewSpring
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.delay = delay
    pacing = .spring(spring)
  }

  /// When its completion block runs, in the layer's time.
  package var endTime: Double { beginTime + delay + duration }

  /// Makes `changes` to the layer's model and adds the animations that lead to them.
  ///
  /// Blocks must be added in the order in which they run.
  package func animate(_ layer: inout Layer, _ changes: (inout Layer) -> Void) {
    changes(&layer)
  }
}
