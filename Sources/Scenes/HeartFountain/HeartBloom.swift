// SPDX-License-Identifier: MIT

import Graphics
import LayerTree

/// How a heart springs up from nothing: a UIView spring on its scale and its opacity.
package struct HeartBloom: ParameterGroup {
  /// Seconds.
  package var duration = 0.5
  /// Damping ratio: 1 settles without swinging, near 0 swings for long.
  package var damping = 0.6
  /// Initial velocity, in whole distances a second.
  package var velocity = 0.8
  /// Opacity after the block, from which the fade starts.
  package var opacity = 0.9

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    let articles = "articles 000 and 003"
    mapper.number(
      "duration", &duration, .seconds, in: 0.01...10,
      ParameterNote("Length of the spring", source: articles))
    mapper.number(
      "damping", &damping, .fraction, in: 0.01...1,
      ParameterNote(
        "Damping ratio: 1 settles without swinging, less swings", source: articles))
    mapper.number(
      "velocity", &velocity, .perSecond, in: -50...50,
      ParameterNote("Velocity at the start, in whole distances a second", source: articles))
    mapper.number(
      "opacity", &opacity, .fraction, in: 0...1,
      ParameterNote("Opacity of a heart before it fades", source: articles))
  }

  /// Springs `layer` from scale 0 and opacity 0.
  func animate(_ layer: inout Layer) {
    layer.transform.scale = .zero
    layer.opacity = 0
    let block = ViewAnimation(
      duration: duration, spring: ViewSpring(dampingRatio: damping, initialVelocity: velocity))
    block.animate(&layer) { layer in
      layer.transform.scale = LayerTransform.identity.scale
      layer.opacity = opacity
    }
  }
}
