// SPDX-License-Identifier: MIT

/// A colour in sRGB with straight alpha; components are gamma-encoded, 0...1.
package struct Color: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package static let white = Color(red: 1, green: 1, blue: 1)
  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour 0xRRGGBB, opaque.
  package init(hex: UInt32) {
    self.init(
      red: Double((hex >> 16) & 255) / 255, green: Double((hex >> 8) & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  package func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Component-wise product: `tint` colours an image that was drawn in `self`.
  package func multiplied(by tint: Color) -> Color {
    Color(
      red: red * tint.red, green: green * tint.green, blue: blue * tint.blue,
      alpha: alpha * tint.alpha)
  }
}
