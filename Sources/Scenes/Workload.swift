// SPDX-License-Identifier: MIT

/// Upper bounds of what a scene asks for over the whole clip.
package struct Workload: Sendable, Hashable {
  /// Layers in the tree; animations of one layer beyond a handful count as layers.
  package var layers: Double
  /// Particles born in all.
  package var particles: Double
  /// Sum over layers and particles of the area that each can cover times how long it shows, in
  /// square points times seconds.
  package var paint: Double
  /// What the larger of the two counts is a product of, for messages: `1000 a second x 0.1 s`.
  package var factors: String

  package init(layers: Double, particles: Double, paint: Double, factors: String) {
    self.layers = layers
    self.particles = particles
    self.paint = paint
    self.factors = factors
  }
}
