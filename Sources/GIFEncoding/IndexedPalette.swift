// SPDX-License-Identifier: MIT

import ColorQuantization

/// A palette that knows the index of each of its colours.
struct IndexedPalette {
  let palette: Palette
  /// Open addressing: colours by a hash of them, `OpaqueColor.clear` where none is.
  private var slots: [UInt32]
  private var indices: [UInt8]

  /// Four times the most colours, so that a search ends soon.
  private static let slotCount = 1024

  init(_ palette: Palette) {
    self.palette = palette
    slots = [UInt32](repeating: OpaqueColor.clear, count: Self.slotCount)
    indices = [UInt8](repeating: 0, count: Self.slotCount)
    for (index, color) in palette.colors.enumerated() {
      let slot = slot(of: color.bits)
      if slots[slot] == color.bits { continue }
      slots[slot] = color.bits
      indices[slot] = UInt8(palette.firstColorIndex + index)
    }
  }

  /// The index of an opaque color; `nil` if the palette does not have it.
  func index(of pixel: UInt32) -> UInt8? {
    let slot = slot(of: pixel)
    return slots[slot] == pixel ? indices[slot] : nil
  }

  /// Where `pixel` is, or the free slot where it belongs.
  private func slot(of pixel: UInt32) -> Int {
    var slot = Int((pixel &* 2_654_435_761) >> 22)
    while slots[slot] != OpaqueColor.clear, slots[slot] != pixel {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }
}
