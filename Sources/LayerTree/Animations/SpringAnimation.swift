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

  package init(
    _ property: AnimatableProperty<Value>, from: Value, to: Value, spring: Spring,
    timing: MediaTiming
  ) {
    self.property = property
    self.from = from
    self.to = to
    self.spring = spring
    self.timing = timing
  }

  package func value(at position: RunPosition) -> Value? {
    from.interpolated(to: to, at: spring.progress(at: position.time))
  }
}
