// SPDX-License-Identifier: MIT

import Graphics
import LayerTree

/// The S-shaped curve along which a heart rises, and how long it takes.
///
/// Lengths are multiples of the heart's size or shares of the canvas's height.
package struct HeartTravel: ParameterGroup {
  /// Whether the end lies a random or the whole distance to the side.
  package enum EndOffset: String, ParameterChoice {
    case random
    case fixed
  }

  /// Which side the curve swings to first.
  package enum Side: String, ParameterChoice {
    /// Drawn for itself.
    case independent
    /// The side that the heart turns and ends on.
    case rotation
  }

  /// Seconds until a heart has faded; the whole path takes `endY / height` seconds more.
  package var duration = 6.0
  package var endOffset = EndOffset.random
  /// How far to the side the end lies at most, in heart sizes.
  package var endSpread = 2.0
  /// Highest end, as a share of the canvas's height.
  package var endTop = 1.0 / 6
  /// How much lower an end can lie, as a share of the canvas's height.
  package var endDepth = 1.0 / 4
  /// Factor on how far the curve swings to the sides.
  package var spread = 1.0
  /// Least swing, in heart sizes.
  package var swing = 0.5
  /// What chance adds to the swing at most, in heart sizes.
  package var swingSpread = 2.0
  /// How far from the canvas's sides the control points can lie at most, in heart sizes.
  package var lift = 8.0
  package var side = Side.independent

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    let articles = "articles 000 and 003"
    mapper.number(
      "duration", &duration, .seconds, in: 0.1...600,
      ParameterNote("Time until a heart has faded", source: articles))
    mapper.choice(
      "endOffset", &endOffset,
      ParameterNote(
        "Whether the end lies a random part of endSpread to the side, or all of it",
        source: "article 000; fixed in article 003"))
    mapper.number(
      "endSpread", &endSpread, .none, in: 0...100,
      ParameterNote("How far to the side the end lies, in heart sizes", source: articles))
    mapper.number(
      "endTop", &endTop, .fraction, in: -2...3,
      ParameterNote("Highest end, as a share of the canvas's height", source: articles))
    mapper.number(
      "endDepth", &endDepth, .fraction, in: 0...3,
      ParameterNote(
        "How much lower the end can lie, as a share of the canvas's height", source: articles))
    mapper.number(
      "spread", &spread, .none, in: -100...100,
      ParameterNote(
        "Factor on how far the curve swings to the sides", source: "article 000; 2 in article 003"))
    mapper.number(
      "swing", &swing, .none, in: 0...100,
      ParameterNote("Least swing to the side, in heart sizes", source: articles))
    mapper.number(
      "swingSpread", &swingSpread, .none, in: 0...100,
      ParameterNote("What chance adds to the swing, in heart sizes", source: articles))
    mapper.number(
      "lift", &lift, .none, in: 0...100,
      ParameterNote(
        "How far from the canvas's upper and lower side chance can lay the control points, "
          + "in heart sizes", source: articles))
    mapper.choice(
      "side", &side,
      ParameterNote(
        "Whether the curve swings first to a side of its own or to the one the heart turns to",
        source: "article 000; rotation in article 003"))
  }

  func end(
    from start: Point, side: Int, size: Double, stage: Size, draw: inout HeartDraw
  ) -> Point {
    let reach = endSpread * size
    let drawn = draw.below(reach)
    let offset = endOffset == .random ? drawn : reach
    return Point(
      x: start.x + Double(side) * offset,
      y: stage.height * endTop + draw.below(stage.height * endDepth))
  }

  func control(side: Int, end: Point, size: Double, draw: inout HeartDraw) -> Point {
    let own = draw.sign()
    let direction = Double(self.side == .independent ? own : side)
    let x = (swing * size + draw.below(swingSpread * size)) * direction * spread
    return Point(x: x, y: max(end.y, draw.below(lift * size), size))
  }

  func animate(_ layer: inout Layer, along flight: HeartFlight, height: Double) {
    let duration = duration + flight.end.y / height
    layer.animations.append(
      PathAnimation(path: flight.path(height: height), duration: max(duration, 0)))
  }

  func fade(_ layer: inout Layer) {
    ViewAnimation(duration: duration).animate(&layer) { layer in layer.opacity = 0 }
  }
}
