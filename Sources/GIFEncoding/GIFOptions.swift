// SPDX-License-Identifier: MIT

/// What can be chosen about a GIF beyond the clip itself.
package struct GIFOptions: Sendable, Hashable {
  /// The most entries of the color table, the transparent one included; 2 to 256.
  package var paletteCapacity: Int

  package init(paletteCapacity: Int = 256) {
    self.paletteCapacity = paletteCapacity
  }
}
