// SPDX-License-Identifier: MIT

/// Counts colours in bounded memory, with the same result in any order.
///
/// Colours are exact while there are at most `capacity` of them. Beyond, the colour cube is divided
/// into cells: first 128 a side, then 64 and so on, and each cell holds the weight and the mean of
/// its colours. The side is the largest at which the cells that were ever hit fit in `capacity`; it
/// and the sums are integers that depend on what was counted alone, not on the order. A colour with
/// most of the weight of its two-wide cell is still its mean exactly.
package struct ColorHistogram: Sendable {
  /// Cells of 32 a side always fit: 3 MB.
  package static let defaultCapacity = 1 << 16

  private struct Cell {
    let key: UInt32
    var weight = 0
    var red = 0
    var green = 0
    var blue = 0

    mutating func add(_ other: Cell) {
      weight += other.weight
      red += other.red
      green += other.green
      blue += other.blue
    }
  }

  private static let hashBits: UInt32 = 24

  /// Bits a component that tell cells apart; 8 while colours are exact.
  package private(set) var bitsPerComponent = 8
  private let capacity: Int
  private var cells: [Cell] = []
  /// Open addressing: where in `cells` a key is, or -1; a power of two of them, at most half used.
  private var slots = [Int32](repeating: -1, count: 1 << 10)

  /// - Parameter capacity: The most cells to keep, at least 8: those of a cube of two a side.
  package init(capacity: Int = Self.defaultCapacity) {
    precondition(capacity >= 8, "cells of two a side must fit")
    self.capacity = capacity
    // At once, because an array that grows needs its old and its new storage at the same time.
    cells.reserveCapacity(capacity + 1)
  }

  package var isExact: Bool { bitsPerComponent == 8 }

  /// Counts an opaque colour `weight` times; weights add up to less than 2^55.
  package mutating func add(_ color: OpaqueColor, weight: Int) {
    add(
      Cell(
        key: key(of: color), weight: weight, red: color.red * weight, green: color.green * weight,
        blue: color.blue * weight))
  }

  /// The colours, or each cell's mean, in ascending order of cells.
  package var colors: [WeightedColor] {
    var colors = cells.map { cell in
      func mean(_ sum: Int) -> Int { (sum + cell.weight / 2) / max(1, cell.weight) }
      return WeightedColor(
        color: OpaqueColor(red: mean(cell.red), green: mean(cell.green), blue: mean(cell.blue)),
        weight: cell.weight)
    }
    // A cell holds its mean, so this is the order of the cells.
    colors.sort { key(of: $0.color) < key(of: $1.color) }
    return colors
  }

  private mutating func add(_ cell: Cell) {
    let slot = slot(of: cell.key)
    let index = Int(slots[slot])
    if index >= 0 {
      cells[index].add(cell)
    } else {
      slots[slot] = Int32(cells.count)
      cells.append(cell)
      if cells.count > capacity {
        while cells.count > capacity { coarsen() }
      } else if cells.count * 2 > slots.count {
        rehash(slotCount: slots.count * 2)
      }
    }
  }

  /// Halves the side of the cube, in place.
  private mutating func coarsen() {
    bitsPerComponent -= 1
    for slot in slots.indices { slots[slot] = -1 }
    var keptCount = 0
    for index in cells.indices {
      let cell = rekeyed(cells[index])
      let slot = slot(of: cell.key)
      if slots[slot] >= 0 {
        cells[Int(slots[slot])].add(cell)
      } else {
        slots[slot] = Int32(keptCount)
        cells[keptCount] = cell
        keptCount += 1
      }
    }
    cells.removeSubrange(keptCount...)
  }

  private mutating func rehash(slotCount: Int) {
    slots = [Int32](repeating: -1, count: slotCount)
    for (index, cell) in cells.enumerated() { slots[slot(of: cell.key)] = Int32(index) }
  }

  private func key(of color: OpaqueColor) -> UInt32 { color.bits & keyMask }

  private func rekeyed(_ cell: Cell) -> Cell {
    Cell(
      key: cell.key & keyMask, weight: cell.weight, red: cell.red, green: cell.green,
      blue: cell.blue)
  }

  private var keyMask: UInt32 {
    0x01_0101 * (0xFF << UInt32(8 - bitsPerComponent) & 0xFF)
  }

  /// Where `key` is, or the free slot where it belongs.
  private func slot(of key: UInt32) -> Int {
    var slot = MultiplicativeHash.slot(of: key, bits: Self.hashBits) & (slots.count - 1)
    while slots[slot] >= 0, cells[Int(slots[slot])].key != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
