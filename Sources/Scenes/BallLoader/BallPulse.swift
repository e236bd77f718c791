// SPDX-License-Identifier: MIT

import Graphics
import LayerTree

/// How the balls grow in the first half of a cycle and shrink in the second.
package struct BallPulse: ParameterGroup {
  /// Rest before each of the two, seconds; they take what is left of their half.
  package var delay = 0.3
  package var growCurve = CurveName.easeOut
  package var shrinkCurve = CurveName.easeInEaseOut

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    let article = "article 002"
    mapper.number(
      "delay", &delay, .seconds, in: 0...60,
      ParameterNote("Rest at the beginning of each half of the cycle", source: article))
    mapper.choice(
      "growCurve", &growCurve, ParameterNote("Timing function of growing", source: article))
    mapper.choice(
      "shrinkCurve", &shrinkCurve, ParameterNote("Timing function of shrinking", source: article))
  }

  /// Adds two view blocks, the second of which begins where the first ends, without latency.
  ///
  /// A rest as long as half a cycle leaves no time for them: then nothing pulses.
  func animate(_ layer: inout Layer, to scale: Double, cycle: Double) {
    let duration = cycle / 2 - delay
    guard duration > 0 else { return }
    let grow = ViewAnimation(duration: duration, delay: delay, curve: growCurve.timing)
    grow.animate(&layer) { layer in layer.transform.scale = Point(x: scale, y: scale) }
    let shrink = ViewAnimation(
      beginTime: cycle / 2, duration: duration, delay: delay, curve: shrinkCurve.timing)
    shrink.animate(&layer) { layer in layer.transform.scale = LayerTransform.identity.scale }
  }
}
