// SPDX-License-Identifier: MIT

package import Graphics

/// All that is settled about a particle when it is born.
///
/// An emitter draws these values at random; a list of them replays a recording.
package struct ParticleBirth: Sendable, Hashable {
  /// Seconds since the emitter began.
  package var time: Double
  /// Seconds; a particle with no positive lifetime is never shown.
  package var lifetime: Double
  /// Where it is born, in the emitter layer's coordinates.
  package var position: Point
  /// Points a second.
  package var velocity: Point
  /// Factor on the size of the cell's image.
  package var scale = 1.0
  /// Radians a second, clockwise.
  package var spin = 0.0
  /// Tint of the image; components may lie outside 0...1, they are clamped where they are drawn.
  package var color = Color.white

  package init(time: Double, lifetime: Double, position: Point, velocity: Point) {
    self.time = time
    self.lifetime = lifetime
    self.position = position
    self.velocity = velocity
  }

  /// A particle born `radius` points from `center`, at `angle` radians clockwise from the x axis, that
  /// flies straight away from the centre at `speed` points a second.
  package init(
    time: Double, lifetime: Double, center: Point, angle: Double, radius: Double, speed: Double
  ) {
    let direction = Point(x: ElementaryFunctions.cos(angle), y: ElementaryFunctions.sin(angle))
    self.init(
      time: time, lifetime: lifetime, position: center + direction * radius,
      velocity: direction * speed)
  }
}
