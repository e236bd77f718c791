// SPDX-License-Identifier: MIT

/// A mean and the width of the interval around it from which values are drawn evenly.
package struct RangedValue: ParameterGroup {
  package var mean = 0.0
  package var range = 0.0
  private var unit = ParameterUnit.none

  package init() {}

  init(mean: Double, range: Double, unit: ParameterUnit = .none) {
    self.mean = mean
    self.range = range
    self.unit = unit
  }

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.number("mean", &mean, unit, in: -100_000...100_000, "Mean value")
    mapper.number(
      "range", &range, unit, in: 0...200_000,
      "Values lie between mean - range/2 and mean + range/2")
  }
}
