// SPDX-License-Identifier: MIT

/// The phrases that a GIF's compression knows at some point, as giflib's encoder would have them.
///
/// A phrase is known by its code. Those of one index are the index itself; the others follow after
/// the two special codes, each one index longer than another phrase.
struct LZWTrie {
  /// giflib clears its dictionary before it uses the last code of twelve bits.
  static let capacity = 4095

  private let firstCode: Int
  private(set) var nextCode: Int
  /// Open addressing: the code of a phrase in the lower 12 bits, above them its index and the code
  /// of the phrase without it; 0 is free.
  private var slots: [UInt32]
  private var shorter = [UInt16](repeating: 0, count: Self.capacity)
  private var lastIndex = [UInt8](repeating: 0, count: Self.capacity)
  private var firstIndex = [UInt8](repeating: 0, count: Self.capacity)

  private static let slotBits: UInt32 = 14

  /// - Parameter codeSize: Bits of an index, 2 to 8.
  init(codeSize: Int) {
    firstCode = 1 << codeSize + 2
    nextCode = firstCode
    slots = [UInt32](repeating: 0, count: 1 << Self.slotBits)
    for index in 0..<1 << codeSize {
      lastIndex[index] = UInt8(index)
      firstIndex[index] = UInt8(index)
    }
  }

  var isFull: Bool { nextCode >= Self.capacity }

  mutating func removeAll() {
    nextCode = firstCode
    for slot in slots.indices { slots[slot] = 0 }
  }

  /// The phrase `code` with `index` after it, if it is known.
  func phrase(_ code: Int, then index: UInt8) -> Int? {
    let value = slots[slot(of: key(code, index))]
    return value == 0 ? nil : Int(value & 0xFFF)
  }

  /// Learns a phrase that is not known and gives it the next code.
  mutating func learn(_ code: Int, then index: UInt8) -> Int {
    let key = key(code, index)
    let slot = slot(of: key)
    slots[slot] = key << 12 | UInt32(nextCode)
    shorter[nextCode] = UInt16(code)
    lastIndex[nextCode] = index
    firstIndex[nextCode] = firstIndex[code]
    nextCode += 1
    return nextCode - 1
  }

  func firstIndex(of code: Int) -> UInt8 { firstIndex[code] }

  /// Writes the indices of a phrase so that the last one lies before `end`.
  func write(_ code: Int, to indices: inout [UInt8], endingAt end: Int) {
    var code = code
    var position = end - 1
    while code >= firstCode {
      indices[position] = lastIndex[code]
      code = Int(shorter[code])
      position -= 1
    }
    indices[position] = UInt8(code)
  }

  private func key(_ code: Int, _ index: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: code) << 8 | UInt32(index)
  }

  /// Where a key is, or the free slot where it belongs.
  private func slot(of key: UInt32) -> Int {
    var slot = Int((key &* 2_654_435_761) >> (32 - Self.slotBits))
    while slots[slot] != 0, slots[slot] >> 12 != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
