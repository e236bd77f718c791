// SPDX-License-Identifier: MIT

package import Graphics
import LayerTree

/// The emitter's one cell, with the article's numbers; what the article leaves out has Core
/// Animation's defaults.
package struct SparkleCell: ParameterGroup {
  package var birthRate = 1000.0
  package var lifetime = RangedValue(mean: 0.7, range: 0.3, unit: .seconds)
  package var velocity = RangedValue(mean: 30, range: 4, unit: .speed)
  /// Radians.
  package var emissionLongitude = 0.0
  package var emissionRange = 0.0
  package var acceleration = Point.zero
  package var scale = RangedValue(mean: 0.1, range: 0.02)
  package var scaleSpeed = 0.0
  /// Radians a second.
  package var spin = 0.0
  package var spinRange = 0.0
  package var color = Color(hex: 0xFFB938)
  package var red = ColorChange()
  package var green = ColorChange()
  package var blue = ColorChange()
  package var alpha = ColorChange(range: 0.1, speed: -1)

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    let article = "article 001"
    mapper.number(
      "birthRate", &birthRate, .perSecond, in: 0...1e7,
      ParameterNote("Births a second during a burst", source: article))
    mapper.group("lifetime", &lifetime, "How long a particle lives; article 001: 0.7 ± 0.15")
    mapper.group("velocity", &velocity, "How fast it leaves; article 001: 30 ± 2")
    mapper.number(
      "emissionLongitude", &emissionLongitude, .degrees, in: -3600...3600,
      "Turn of the direction of emission from the shape's own")
    mapper.number(
      "emissionRange", &emissionRange, .degrees, in: 0...360, "Full angle of the fan around it")
    mapper.point(
      "acceleration", &acceleration, .acceleration, in: -1e5...1e5, "Acceleration of particles")
    mapper.group("scale", &scale, "Factor on the sparkle's size; article 001: 0.1 ± 0.01")
    mapper.number("scaleSpeed", &scaleSpeed, .perSecond, in: -100...100, "Change of the scale")
    mapper.number("spin", &spin, .degreesPerSecond, in: -36_000...36_000, "Mean turn")
    mapper.number(
      "spinRange", &spinRange, .degreesPerSecond, in: 0...72_000, "Range of the turn")
    mapper.color("color", &color, "Tint of the sparkles")
    mapper.group("red", &red, "How much red differs and changes")
    mapper.group("green", &green, "How much green differs and changes")
    mapper.group("blue", &blue, "How much blue differs and changes")
    mapper.group("alpha", &alpha, "How much alpha differs and changes; article 001: 0.1 and -1")
  }

  var emitterCell: EmitterCell {
    var cell = EmitterCell(name: "sparkle")
    cell.birthRate = birthRate
    cell.lifetime = lifetime.mean
    cell.lifetimeRange = lifetime.range
    cell.velocity = velocity.mean
    cell.velocityRange = velocity.range
    cell.emissionLongitude = emissionLongitude
    cell.emissionRange = emissionRange
    cell.acceleration = acceleration
    cell.scale = scale.mean
    cell.scaleRange = scale.range
    cell.scaleSpeed = scaleSpeed
    cell.spin = spin
    cell.spinRange = spinRange
    cell.color = color
    cell.colorRange = Color(
      red: red.range, green: green.range, blue: blue.range, alpha: alpha.range)
    cell.colorSpeed = Color(
      red: red.speed, green: green.speed, blue: blue.speed, alpha: alpha.speed)
    return cell
  }
}
