// SPDX-License-Identifier: MIT

import ColorQuantization

/// A palette that knows the index of each of its colours.
struct IndexedPalette {
  let palette: Palette
  /// For each index, those of other colours that may take its place, nearest first; empty if none
  /// may anywhere.
  private(set) var neighbors: [[UInt8]]
  /// Open addressing: colours by a hash of them, `OpaqueColor.clear` where none is.
  private var slots: [UInt32]
  private var indices: [UInt8]

  /// Four times the most colours, so that a search ends soon.
  private static let slotBits: UInt32 = 10
  private static let slotCount = 1 << slotBits
  /// More hardly save a bit.
  private static let mostNeighbors = 4

  /// A palette without neighbours, or with those that `loss` allows.
  init(_ palette: Palette, loss: ColorLoss) {
    self.palette = palette
    neighbors = loss.isNone ? [] : Self.neighbors(in: palette, loss: loss)
    slots = [UInt32](repeating: OpaqueColor.clear, count: Self.slotCount)
    indices = [UInt8](repeating: 0, count: Self.slotCount)
    for (index, color) in palette.colors.enumerated() {
      let slot = slot(of: color.bits)
      if slots[slot] == color.bits { continue }
      slots[slot] = color.bits
      indices[slot] = UInt8(palette.firstColorIndex + index)
    }
  }

  /// The palette with no colour in place of another.
  var withoutNeighbors: IndexedPalette {
    var palette = self
    palette.neighbors = []
    return palette
  }

  /// The index of an opaque colour; `nil` if the palette does not have it.
  func index(of pixel: UInt32) -> UInt8? {
    let slot = slot(of: pixel)
    return slots[slot] == pixel ? indices[slot] : nil
  }

  private static func neighbors(in palette: Palette, loss: ColorLoss) -> [[UInt8]] {
    let lists = palette.colors.map { color in
      let others = palette.colors.indices.filter { loss.allows(palette.colors[$0], for: color) }
      let nearest = others.sorted {
        (palette.colors[$0].squaredDistance(to: color), $0)
          < (palette.colors[$1].squaredDistance(to: color), $1)
      }
      return nearest.prefix(mostNeighbors).map { UInt8(palette.firstColorIndex + $0) }
    }
    return palette.firstColorIndex == 0 ? lists : [[]] + lists
  }

  /// Where `pixel` is, or the free slot where it belongs.
  private func slot(of pixel: UInt32) -> Int {
    var slot = PhraseHash.slot(of: pixel, bits: Self.slotBits)
    while slots[slot] != OpaqueColor.clear, slots[slot] != pixel {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }
}
