// SPDX-License-Identifier: MIT

/// Upper bounds of what a scene asks for over the whole clip.
package struct Workload: Sendable, Hashable {
  /// Layers in the tree.
  package var layers: Double
  /// Particles born in all.
  package var particles: Double

  package init(layers: Double, particles: Double) {
    self.layers = layers
    self.particles = particles
  }
}
