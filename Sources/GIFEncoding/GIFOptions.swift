// SPDX-License-Identifier: MIT

/// What can be chosen about a GIF beyond the clip itself.
package struct GIFOptions: Sendable, Hashable {
  /// The most entries of the color table, the transparent one included; 2 to 256.
  package let paletteCapacity: Int

  package init(paletteCapacity: Int = 256) {
    precondition((2...256).contains(paletteCapacity), "a palette has 2 to 256 indices")
    self.paletteCapacity = paletteCapacity
  }
}
