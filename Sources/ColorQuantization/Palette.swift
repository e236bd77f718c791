// SPDX-License-Identifier: MIT

/// The colours that pixels may have, by index, and the index of the pixel that is not there.
package struct Palette: Hashable, Sendable {
  /// 1 to 256 different colours.
  package let colors: [OpaqueColor]
  /// 0, or `nil` if no index is free for it.
  package let transparentIndex: UInt8?

  /// Makes a palette; with a transparent index there can be 255 colours.
  package init(colors: [OpaqueColor], hasTransparentIndex: Bool) {
    precondition(
      !colors.isEmpty && colors.count <= (hasTransparentIndex ? 255 : 256),
      "an index is one byte")
    self.colors = colors
    transparentIndex = hasTransparentIndex ? 0 : nil
  }

  /// The index of the first of `colors`; the others follow.
  package var firstColorIndex: Int { transparentIndex == nil ? 0 : 1 }

  /// Indices in use, the transparent one included; 2 to 256, or 1.
  package var count: Int { firstColorIndex + colors.count }
}
