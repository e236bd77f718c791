// SPDX-License-Identifier: MIT

/// How a component of a particle's colour differs at birth and changes over its life.
package struct ColorChange: ParameterGroup {
  package var range = 0.0
  /// Per second.
  package var speed = 0.0

  package init() {}

  init(range: Double, speed: Double) {
    self.range = range
    self.speed = speed
  }

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.number("range", &range, .fraction, in: 0...2, "Width of the interval at birth")
    mapper.number("speed", &speed, .perSecond, in: -1000...1000, "Change a second")
  }
}
