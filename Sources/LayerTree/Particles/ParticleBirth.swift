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
  /// From the emitter's position to where it is born, points.
  package var offset: Point
  /// Points a second.
  package var velocity: Point
  /// Factor on the size of the cell's image.
  package var scale = 1.0
  /// Radians a second, clockwise.
  package var spin = 0.0
  /// Tint of the image; components may lie outside 0...1, they are clamped where they are drawn.
  package var color = Color.white

  package init(time: Double, lifetime: Double, offset: Point, velocity: Point) {
    self.time = time
    self.lifetime = lifetime
    self.offset = offset
    self.velocity = velocity
  }

  /// A particle born `radius` points from the emitter's position that flies straight away from it.
  ///
  /// The `angle` is in radians clockwise from the x axis, the `speed` in points a second.
  package init(time: Double, lifetime: Double, angle: Double, radius: Double, speed: Double) {
    let direction = Point(x: ElementaryFunctions.cos(angle), y: ElementaryFunctions.sin(angle))
    self.init(
      time: time, lifetime: lifetime, offset: direction * radius, velocity: direction * speed)
  }
}
