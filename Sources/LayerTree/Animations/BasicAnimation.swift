// SPDX-License-Identifier: MIT

/// Goes from one value to another, as `CABasicAnimation` does.
package struct BasicAnimation<Value: Interpolatable>: PropertyAnimation {
  package var property: AnimatableProperty<Value>
  package var from: Value
  package var to: Value
  package var timing: MediaTiming
  package var timingFunction: any TimingCurve
  package var isAdditive = false

  package init(
    _ property: AnimatableProperty<Value>, from: Value, to: Value, duration: Double,
    timingFunction: any TimingCurve = .linear
  ) {
    self.property = property
    self.from = from
    self.to = to
    timing = MediaTiming(duration: duration)
    self.timingFunction = timingFunction
  }

  package func value(at position: RunPosition) -> Value? {
    from.interpolated(to: to, at: timingFunction.progress(at: position.fraction))
  }
}
