// SPDX-License-Identifier: MIT

package import Graphics
import LayerTree

/// One particle given by its values, to replay a recording; places are relative to the emitter.
package struct SparkleReplay: ParameterGroup {
  /// When it is born, seconds.
  package var time = 0.0
  /// Seconds.
  package var lifetime = 0.7
  /// Direction in which it flies, radians, clockwise from the right.
  package var angle = 0.0
  /// Distance from the emitter's centre at birth, points.
  package var radius = 0.0
  /// Points a second.
  package var speed = 30.0
  package var scale = 0.1
  /// Radians a second.
  package var spin = 0.0
  package var color = Color(hex: 0xFFB938)

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.number("time", &time, .seconds, in: 0...600, "When it is born")
    mapper.number("lifetime", &lifetime, .seconds, in: 0...600, "How long it lives")
    mapper.number(
      "angle", &angle, .degrees, in: -3600...3600, "Direction, clockwise from the right")
    mapper.number("radius", &radius, .points, in: -8192...8192, "Distance from the centre at birth")
    mapper.number("speed", &speed, .speed, in: -1e5...1e5, "Speed away from the centre")
    mapper.number("scale", &scale, .none, in: 0...100, "Factor on the sparkle's size")
    mapper.number("spin", &spin, .degreesPerSecond, in: -36_000...36_000, "Turn")
    mapper.color("color", &color, "Tint")
  }

  var birth: ParticleBirth {
    var birth = ParticleBirth(
      time: time, lifetime: lifetime, angle: angle, radius: radius, speed: speed)
    birth.scale = scale
    birth.spin = spin
    birth.color = color
    return birth
  }
}
