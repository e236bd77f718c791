// SPDX-License-Identifier: MIT

package import Graphics

/// One kind of particle, as `CAEmitterCell` is, with Core Animation's defaults.
///
/// A value with a range is uniform in mean - range/2 to mean + range/2. What only has a meaning in
/// space (latitude, z acceleration) or on bitmaps (contents rectangle, filters) is missing.
package struct EmitterCell: Sendable {
  /// What `trace` calls its particles.
  package var name: String
  package var isEnabled = true
  /// Births a second.
  package var birthRate = 0.0
  /// When births begin, in the emitter's time, seconds.
  package var beginTime = 0.0
  /// For how long there are births, seconds.
  package var duration = Double.infinity
  /// Births that replace those at a rate and all random draws, or nil.
  package var listedBirths: [ParticleBirth]?

  /// Seconds.
  package var lifetime = 0.0
  package var lifetimeRange = 0.0
  /// Points a second along the direction of emission; negative is against it.
  package var velocity = 0.0
  package var velocityRange = 0.0
  /// Radians, clockwise from the natural direction of the emitter's shape.
  package var emissionLongitude = 0.0
  /// Full angle of the fan around that direction, radians.
  ///
  /// In space it is a cone, whose shadow on the plane is denser in the middle; here all directions
  /// in it are equally likely.
  package var emissionRange = 0.0
  /// Points a second, each second; y points down.
  package var acceleration = Point.zero

  /// Factor on the size of the image.
  package var scale = 1.0
  package var scaleRange = 0.0
  /// Change of the scale a second; it ends at 0.
  package var scaleSpeed = 0.0
  /// Radians a second, clockwise.
  package var spin = 0.0
  package var spinRange = 0.0
  /// Tints the image component by component.
  package var color = Color.white
  /// Range of each component of the colour at birth.
  package var colorRange = Color.clear
  /// Change of each component a second.
  package var colorSpeed = Color.clear

  /// The image, back to front, in points from its top left corner.
  package var contents: [ShapeContent] = []
  /// The image's size, in points; its centre is the particle's position.
  package var contentsSize = Size.zero
  /// By how much the image is larger than it shows.
  package var contentsScale = 1.0

  package init(name: String) { self.name = name }
}
