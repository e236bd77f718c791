// SPDX-License-Identifier: MIT

/// Animations that share a timing, as `CAAnimationGroup` is: their times are the group's own, and
/// none shows where the group does not.
package struct AnimationGroup: Animation {
  package var animations: [any Animation]
  package var timing: MediaTiming
  package var timingFunction: any TimingCurve

  package init(
    _ animations: [any Animation], duration: Double, timingFunction: any TimingCurve = .linear
  ) {
    self.animations = animations
    timing = MediaTiming(duration: duration)
    self.timingFunction = timingFunction
  }

  package func apply(to layer: inout Layer, at position: RunPosition) {
    let time =
      timing.duration.isFinite
      ? timingFunction.progress(at: position.fraction) * timing.duration : position.time
    for animation in animations { animation.apply(to: &layer, at: time) }
  }
}
