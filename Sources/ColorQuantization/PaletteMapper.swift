// SPDX-License-Identifier: MIT

/// Turns pixels into indices of a palette, without dither: equal pixels get equal indices.
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

  /// Sets the indices of those pixels that differ from the frame before, which `indices` shows.
  ///
  /// All three have the same length. A pixel that is `OpaqueColor.clear` needs a palette with a
  /// transparent index.
  package mutating func update(
    _ indices: inout [UInt8], from previous: [UInt32], to pixels: [UInt32]
  ) {
    for position in pixels.indices where pixels[position] != previous[position] {
      indices[position] = index(of: pixels[position])
    }
  }

  /// The indices of all pixels.
  package mutating func indices(of pixels: [UInt32]) -> [UInt8] { pixels.map { index(of: $0) } }

  private mutating func index(of pixel: UInt32) -> UInt8 {
    guard pixel != OpaqueColor.clear else { return clearIndex }
    let slot = Int((pixel &* 2_654_435_761) >> (32 - Self.cacheBits))
    if cachedColors[slot] != pixel {
      cachedColors[slot] = pixel
      cachedIndices[slot] = UInt8(nearestColors.nearest(to: OpaqueColor(bits: pixel)))
    }
    return cachedIndices[slot]
  }

  private var clearIndex: UInt8 {
    guard let index = palette.transparentIndex else {
      preconditionFailure("clear pixels need a palette with a transparent index")
    }
    return index
  }
}
