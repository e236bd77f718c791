// SPDX-License-Identifier: MIT

package import LayerTree

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

  /// Two blocks, the second of which begins where the first ends, with no latency between.
  func animations(to scale: Double, cycle: Double) -> [any Animation] {
    let half = cycle / 2
    let duration = max(0, half - delay)
    return [
      scaling(from: 1, to: scale, begin: delay, duration: duration, curve: growCurve),
      scaling(from: scale, to: 1, begin: half + delay, duration: duration, curve: shrinkCurve),
    ]
  }
}
