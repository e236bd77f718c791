// SPDX-License-Identifier: MIT

/// A smooth curve through key values: Hermite's cubic with the tangents of Kochanek and Bartels.
///
/// Beyond an end the curve is continued so that the end's tangent is the whole way to its neighbour,
/// as was measured. Source: Kochanek and Bartels, "Interpolating Splines with Local Tension,
/// Continuity, and Bias Control", SIGGRAPH 1984; `CAKeyframeAnimation`'s documentation.
struct KeyframeSpline<Value: Interpolatable> {
  /// At least two.
  let values: [Value]
  let shape: SplineShape
  /// When each value is reached, where tangents take uneven times into account, or nil.
  let times: [Double]?

  /// The value `u`, 0...1, of the way from the value at `index` to the next.
  func value(from index: Int, at u: Double) -> Value {
    let start = values[index].components
    let end = values[index + 1].components
    let square = u * u
    let cube = square * u
    let ends = start * (2 * cube - 3 * square + 1) + end * (3 * square - 2 * cube)
    let leaving = leavingTangent(index) * (cube - 2 * square + u)
    let arriving = arrivingTangent(index + 1) * (cube - square)
    return Value(components: ends + leaving + arriving)
  }

  private func leavingTangent(_ index: Int) -> SIMD4<Double> {
    let (before, after) = differences(index)
    let (tension, continuity, bias) = shape.parameters(index)
    let tangent =
      before * ((1 + continuity) * (1 + bias)) + after * ((1 - continuity) * (1 - bias))
    let (previous, next) = intervals(index)
    return tangent * ((1 - tension) * (next / (previous + next)))
  }

  private func arrivingTangent(_ index: Int) -> SIMD4<Double> {
    let (before, after) = differences(index)
    let (tension, continuity, bias) = shape.parameters(index)
    let tangent =
      before * ((1 - continuity) * (1 + bias)) + after * ((1 + continuity) * (1 - bias))
    let (previous, next) = intervals(index)
    return tangent * ((1 - tension) * (previous / (previous + next)))
  }

  /// Steps to the value at `index` and from it; at an end both are the one there is.
  private func differences(_ index: Int) -> (SIMD4<Double>, SIMD4<Double>) {
    let last = values.count - 1
    let before = max(index, 1)
    let after = min(index, last - 1)
    return (
      values[before].components - values[before - 1].components,
      values[after + 1].components - values[after].components
    )
  }

  /// Times before and after the value at `index`, in any unit; equal if they do not count.
  private func intervals(_ index: Int) -> (Double, Double) {
    guard let times, index > 0, index < values.count - 1 else { return (1, 1) }
    let previous = times[index] - times[index - 1]
    let next = times[index + 1] - times[index]
    return previous + next > 0 ? (previous, next) : (1, 1)
  }
}
