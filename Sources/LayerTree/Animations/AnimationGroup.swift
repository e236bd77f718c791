// SPDX-License-Identifier: MIT

/// Animations that share a timing, as `CAAnimationGroup` is: their times are the group's own, and
/// none shows where the group does not.
package struct AnimationGroup: Animation {
  package var animations: [any Animation]
  package var timing: MediaTiming
  /// Warps the group's time; nil leaves it as it is.
  package var timingFunction: (any TimingCurve)?

  package init(_ animations: [any Animation], duration: Double) {
    self.animations = animations
    timing = MediaTiming(duration: duration)
  }

  package func apply(to layer: inout Layer, at position: RunPosition) {
    let time = warped(position)
    for animation in animations { animation.apply(to: &layer, at: time) }
  }

  private func warped(_ position: RunPosition) -> Double {
    guard let timingFunction, timing.duration.isFinite else { return position.time }
    return timingFunction.progress(at: position.fraction) * timing.duration
  }
}
