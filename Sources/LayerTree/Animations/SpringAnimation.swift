// SPDX-License-Identifier: MIT

/// Goes from one value to another as a damped spring, as `CASpringAnimation` does.
///
/// The spring moves in real seconds: the duration cuts it off and does not stretch it.
package struct SpringAnimation<Value: Interpolatable>: PropertyAnimation {
  package var property: AnimatableProperty<Value>
  package var from: Value
  package var to: Value
  package var spring: Spring
  package var timing: MediaTiming
  package var isAdditive = false

  /// Makes an animation that lasts until the spring has come to rest.
  package init(
    _ property: AnimatableProperty<Value>, from: Value, to: Value, spring: Spring
  ) {
    self.init(property, from: from, to: to, spring: spring, duration: spring.settlingDuration)
  }

  package init(
    _ property: AnimatableProperty<Value>, from: Value, to: Value, spring: Spring,
    duration: Double
  ) {
    self.property = property
    self.from = from
    self.to = to
    self.spring = spring
    timing = MediaTiming(duration: duration)
  }

  package func value(at position: RunPosition) -> Value? {
    from.interpolated(to: to, at: spring.progress(at: position.time))
  }
}
