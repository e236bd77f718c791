// SPDX-License-Identifier: MIT

/// Gives pixels the colours of a palette, without dither: equal pixels get equal colours.
package struct PaletteMapper: Sendable {
  package let palette: Palette
  private let nearestColors: NearestColorIndex
  /// Answers by a hash of the colour; it saves time and cannot change an answer.
  private var cachedColors: [UInt32]
  private var cachedIndices: [UInt8]

  private static let cacheBits: UInt32 = 15

  package init(_ palette: Palette) {
    self.palette = palette
    nearestColors = NearestColorIndex(palette.colors)
    cachedColors = [UInt32](repeating: OpaqueColor.clear, count: 1 << Self.cacheBits)
    cachedIndices = [UInt8](repeating: 0, count: 1 << Self.cacheBits)
  }

  /// The palette's colour that is nearest to `pixel`, packed as it is; a clear pixel stays clear.
  package mutating func color(for pixel: UInt32) -> UInt32 {
    pixel == OpaqueColor.clear ? pixel : palette.colors[Int(index(of: pixel))].bits
  }

  private mutating func index(of pixel: UInt32) -> UInt8 {
    let slot = Int((pixel &* 2_654_435_761) >> (32 - Self.cacheBits))
    if cachedColors[slot] != pixel {
      cachedColors[slot] = pixel
      cachedIndices[slot] = UInt8(nearestColors.nearest(to: OpaqueColor(bits: pixel)))
    }
    return cachedIndices[slot]
  }
}
