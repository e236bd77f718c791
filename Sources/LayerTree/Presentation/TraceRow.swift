// SPDX-License-Identifier: MIT

package import Graphics

/// What one layer or particle looks like at one moment.
package struct TraceRow: Sendable, Hashable {
  /// The layer's name, or `emitter.cell.index` for a particle; no two rows of a moment have the same.
  package var name: String
  /// Points, in the superlayer's coordinates; a particle's are the emitter layer's.
  package var position: Point
  package var scale: Point
  /// Radians, clockwise.
  package var rotation: Double
  /// 0...1; a particle's is its tint's alpha.
  package var opacity: Double
  /// Background, else the first fill; a particle's tint; nil if there is none.
  package var color: Color?

  package init(
    name: String, position: Point, scale: Point, rotation: Double, opacity: Double, color: Color?
  ) {
    self.name = name
    self.position = position
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
    self.color = color
  }
}
