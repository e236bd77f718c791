// SPDX-License-Identifier: MIT

import Graphics
package import LayerTree

/// A keyframe animation of a button's scale.
package struct ButtonBounce: ParameterGroup {
  /// Scales, evenly spaced over the duration.
  package var values: [Double] = [1]
  /// Seconds.
  package var duration = 0.5
  package var calculation = CalculationMode.cubic

  package init() {}

  init(values: [Double], duration: Double) {
    self.values = values
    self.duration = duration
  }

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.numbers(
      "values", &values, .none, in: 0...100, count: 1...1000,
      ParameterNote("Scales that the glyph passes, evenly spaced in time", source: "article 001"))
    mapper.number(
      "duration", &duration, .seconds, in: 0.01...60,
      ParameterNote("Length of the bounce", source: "article 001"))
    mapper.choice(
      "calculation", &calculation,
      ParameterNote("How the scale goes from value to value", source: "article 001"))
  }

  func animation(from time: Double) -> any Animation {
    var animation = KeyframeAnimation(
      .scale, values: values.map { Point(x: $0, y: $0) }, duration: duration)
    animation.calculationMode = calculation
    animation.timing.beginTime = time
    return animation
  }
}
