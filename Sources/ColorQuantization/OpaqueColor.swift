// SPDX-License-Identifier: MIT

/// An opaque pixel, packed as `PremultipliedColor.bits`: red is the lowest byte, alpha is 255.
///
/// Pixels that come here are either opaque or, as GIF knows it, not there at all: `clear`.
package struct OpaqueColor: Hashable, Sendable {
  package let bits: UInt32

  /// The pixel that is not there.
  package static var clear: UInt32 { 0 }

  package init(bits: UInt32) { self.bits = bits | 0xFF00_0000 }

  package init(red: Int, green: Int, blue: Int) {
    bits = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
  }

  package var red: Int { Int(bits & 255) }
  package var green: Int { Int(bits >> 8 & 255) }
  package var blue: Int { Int(bits >> 16 & 255) }

  /// The sum of the squared components.
  var squaredLength: Int { red * red + green * green + blue * blue }

  /// The measure of likeness everywhere in this target: the sum of the squared differences of the
  /// three gamma-encoded components, which PSNR averages.
  package func squaredDistance(to other: OpaqueColor) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}
