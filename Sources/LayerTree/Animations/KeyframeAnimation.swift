// SPDX-License-Identifier: MIT

/// Goes through a list of values, as `CAKeyframeAnimation` with `values` does.
package struct KeyframeAnimation<Value: Interpolatable>: PropertyAnimation {
  package var property: AnimatableProperty<Value>
  package var values: [Value]
  package var calculationMode: CalculationMode
  /// How the curve bends at each value in the cubic modes.
  package var spline = SplineShape()
  /// Fractions of the duration, one a value (one more than values if discrete), from 0 to 1; nil or
  /// anything else spaces the values equally.
  package var keyTimes: [Double]?
  package var timing: MediaTiming
  /// Warps the whole animation, before the times within segments.
  package var timingFunction: any TimingCurve
  /// Warp the time within each segment; segments beyond the list are linear.
  package var segmentTimingFunctions: [any TimingCurve] = []
  package var isAdditive = false

  package init(
    _ property: AnimatableProperty<Value>, values: [Value],
    calculationMode: CalculationMode = .linear, duration: Double,
    timingFunction: any TimingCurve = .linear
  ) {
    self.property = property
    self.values = values
    self.calculationMode = calculationMode
    timing = MediaTiming(duration: duration)
    self.timingFunction = timingFunction
  }

  package func value(at position: RunPosition) -> Value? {
    values.first
  }
}
