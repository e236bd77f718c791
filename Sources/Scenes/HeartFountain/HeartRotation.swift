// SPDX-License-Identifier: MIT

import LayerTree

/// How far a heart turns while it rises: π / (divisor + step·k) to its own side, k drawn at random.
package struct HeartRotation: ParameterGroup {
  package var divisor = 16.0
  package var step = 0.2
  /// k is one of 0 to `steps` - 1.
  package var steps = 10

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.number(
      "divisor", &divisor, .none, in: 0.5...1000,
      ParameterNote(
        "A heart turns by 180° / (divisor + step·k)", source: "article 000; 6 in article 003"))
    mapper.number(
      "step", &step, .none, in: 0...1000,
      ParameterNote("What each k adds to the divisor", source: "articles 000 and 003"))
    mapper.whole(
      "steps", &steps, in: 1...1_000_000,
      ParameterNote(
        "k is drawn from 0 to this, exclusive", source: "articles 000 and 003"))
  }

  func angle(step fraction: Int) -> Double { .pi / (divisor + step * Double(fraction)) }

  func animate(_ layer: inout Layer, to angle: Double, duration: Double) {
    ViewAnimation(duration: duration).animate(&layer) { layer in
      layer.transform.rotation = angle
    }
  }
}
