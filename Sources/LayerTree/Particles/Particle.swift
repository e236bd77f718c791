// SPDX-License-Identifier: MIT

package import Graphics

/// A living particle at one time.
package struct Particle: Sendable, Hashable {
  /// Which of the emitter's cells it belongs to.
  package var cellIndex: Int
  /// Its number among the births of its cell, from 1.
  package var number: Int
  /// How often the emitter's period has begun anew since its birth; 0 without a period.
  package var lap: Int
  /// Seconds since its birth.
  package var age: Double
  /// Centre of its image, in the emitter layer's coordinates.
  package var position: Point
  /// Factor on the size of the image, at least 0.
  package var scale: Double
  /// Radians, clockwise.
  package var rotation: Double
  /// Tint of the image, clamped to 0...1; its alpha multiplies the image drawn as one.
  package var color: Color

  /// The map from its cell's image to the emitter layer's coordinates.
  package func transform(forImageOf cell: EmitterCell) -> AffineTransform {
    let size = cell.contentsSize
    let factor = scale / cell.contentsScale
    return AffineTransform.translation(x: -size.width / 2, y: -size.height / 2)
      .concatenating(.scale(x: factor, y: factor))
      .concatenating(.rotation(rotation))
      .concatenating(.translation(x: position.x, y: position.y))
  }
}
