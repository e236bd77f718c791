// SPDX-License-Identifier: MIT

/// An 8-bit RGBA pixel whose colour is already multiplied by its alpha, packed in 32 bits.
///
/// Red is the lowest byte, alpha the highest: on the little-endian machines that Swift supports on
/// Linux, an array of them is RGBA in memory.
package struct PremultipliedColor: Sendable, Hashable {
  package var bits: UInt32

  package static let clear = PremultipliedColor(bits: 0)

  package init(bits: UInt32) { self.bits = bits }

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Rounds each component to 8 bits, then multiplies colour by alpha with the project's rule.
  ///
  /// Components outside 0...1 are clamped.
  package init(_ color: Color) {
    let alpha = Self.byte(color.alpha)
    self.init(
      red: Self.product(Self.byte(color.red), alpha),
      green: Self.product(Self.byte(color.green), alpha),
      blue: Self.product(Self.byte(color.blue), alpha), alpha: alpha)
  }

  package var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  package var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  package var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// The rounding rule for products of 8-bit values, here and nowhere else: `(x·a + 127) / 255`.
  ///
  /// It is the product rounded to nearest, exactly: 255 is odd, so there are no ties.
  package static func product(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    UInt8((UInt32(value) * UInt32(alpha) + 127) / 255)
  }

  /// `component` in 0...1 as 0...255, rounded to nearest, clamped; NaN is 0.
  package static func byte(_ component: Double) -> UInt8 {
    component > 0 ? UInt8(min(component, 1) * 255 + 0.5) : 0
  }

  /// Straight components: `(c·255 + a/2) / a` in integers, and 0,0,0,0 where alpha is 0.
  package var straight: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let alpha = UInt32(self.alpha)
    guard alpha != 0 else { return (0, 0, 0, 0) }
    func divided(_ component: UInt8) -> UInt8 {
      UInt8(min(255, (UInt32(component) * 255 + alpha / 2) / alpha))
    }
    return (divided(red), divided(green), divided(blue), self.alpha)
  }
}
