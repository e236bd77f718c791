// SPDX-License-Identifier: MIT

package import Graphics

/// The picture that a scene is drawn on.
package struct Canvas: Sendable, Hashable {
  package enum Background: Sendable, Hashable {
    case transparent
    case color(Color)
    /// A linear gradient in points.
    case gradient(Gradient)
  }

  /// Points.
  package var size: Size
  /// Pixels a point.
  package var scale: Double
  package var background: Background
  /// Opaque; what formats without full alpha lay a transparent canvas on.
  package var matte: Color

  package init(size: Size, scale: Double, background: Background, matte: Color) {
    self.size = size
    self.scale = scale
    self.background = background
    self.matte = matte
  }

  /// Sides in pixels, rounded to nearest, at least 1.
  package var widthInPixels: Int { max(1, Int((size.width * scale).rounded())) }
  package var heightInPixels: Int { max(1, Int((size.height * scale).rounded())) }

  /// Whether every pixel of every frame is opaque.
  package var isOpaque: Bool {
    switch background {
    case .transparent: false
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
