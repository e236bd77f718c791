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
    guard let first = values.first else { return nil }
    let segmentCount = calculationMode == .discrete ? values.count : values.count - 1
    guard segmentCount > 0 else { return first }
    let schedule = schedule(segmentCount: segmentCount)
    let segment = schedule.segment(at: timingFunction.progress(at: position.fraction))
    return value(inSegment: segment.index, at: segment.fraction, of: schedule)
  }

  private func schedule(segmentCount: Int) -> KeyframeSchedule {
    switch calculationMode {
    case .linear, .discrete, .cubic: KeyframeSchedule(segmentCount: segmentCount, times: keyTimes)
    case .paced, .cubicPaced:
      KeyframeSchedule(lengths: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
    }
  }

  private func value(inSegment index: Int, at fraction: Double, of schedule: KeyframeSchedule)
    -> Value
  {
    switch calculationMode {
    case .discrete: return values[index]
    case .linear:
      return values[index].interpolated(to: values[index + 1], at: warped(fraction, in: index))
    case .paced: return values[index].interpolated(to: values[index + 1], at: fraction)
    case .cubic:
      return KeyframeSpline(values: values, shape: spline, times: nil)
        .value(from: index, at: warped(fraction, in: index))
    case .cubicPaced:
      return KeyframeSpline(values: values, shape: spline, times: schedule.times)
        .value(from: index, at: fraction)
    }
  }

  private func warped(_ fraction: Double, in segment: Int) -> Double {
    guard segment < segmentTimingFunctions.count else { return fraction }
    return segmentTimingFunctions[segment].progress(at: fraction)
  }
}
