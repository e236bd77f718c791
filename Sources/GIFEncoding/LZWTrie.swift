// SPDX-License-Identifier: MIT

/// The phrases that a GIF's compression knows at some point, as giflib's encoder would have them.
///
/// A phrase is known by its code. Those of one index are the index itself; the others follow after
/// the two special codes, each one index longer than another phrase.
struct LZWTrie {
  /// giflib clears its dictionary before it uses the last code of twelve bits.
  static let capacity = 4095

  private struct Phrase {
    /// The code of the phrase without its last index.
    var shorter: UInt16 = 0
    var firstIndex: UInt8 = 0
    var lastIndex: UInt8 = 0
  }

  private let firstCode: Int
  private(set) var nextCode: Int
  /// Open addressing: the code of a phrase in the lower 12 bits, above them its index and the code
  /// of the phrase without it; 0 is free.
  private var slots: [UInt32]
  private var phrases = [Phrase](repeating: Phrase(), count: Self.capacity)

  private static let slotBits: UInt32 = 13

  /// - Parameter codeSize: Bits of an index, 2 to 8.
  init(codeSize: Int) {
    firstCode = 1 << codeSize + 2
    nextCode = firstCode
    slots = [UInt32](repeating: 0, count: 1 << Self.slotBits)
    for index in 0..<1 << codeSize {
      phrases[index] = Phrase(firstIndex: UInt8(index), lastIndex: UInt8(index))
    }
  }

  var isFull: Bool { nextCode >= Self.capacity }

  mutating func removeAll() {
    nextCode = firstCode
    for slot in slots.indices { slots[slot] = 0 }
  }

  /// The phrase `code` with `index` after it, if it is known.
  @inline(__always)
  func phrase(_ code: UInt16, then index: UInt8) -> UInt16? {
    let value = slots[slot(of: key(code, index))]
    return value == 0 ? nil : UInt16(truncatingIfNeeded: value & 0xFFF)
  }

  /// Learns a phrase that is not known and gives it the next code.
  mutating func learn(_ code: UInt16, then index: UInt8) -> UInt16 {
    let key = key(code, index)
    slots[slot(of: key)] = key << 12 | UInt32(nextCode)
    phrases[nextCode] = Phrase(
      shorter: code, firstIndex: phrases[Int(code)].firstIndex, lastIndex: index)
    nextCode += 1
    return UInt16(nextCode - 1)
  }

  func firstIndex(of code: UInt16) -> UInt8 { phrases[Int(code)].firstIndex }

  /// Writes the indices of a phrase so that the last one lies before `end`.
  func write(_ code: UInt16, to indices: inout [UInt8], endingAt end: Int) {
    var code = Int(code)
    var position = end - 1
    while code >= firstCode {
      indices[position] = phrases[code].lastIndex
      code = Int(phrases[code].shorter)
      position -= 1
    }
    indices[position] = UInt8(code)
  }

  @inline(__always)
  private func key(_ code: UInt16, _ index: UInt8) -> UInt32 { UInt32(code) << 8 | UInt32(index) }

  /// Where a key is, or the free slot where it belongs.
  @inline(__always)
  private func slot(of key: UInt32) -> Int {
    var slot = PhraseHash.slot(of: key, bits: Self.slotBits)
    while slots[slot] != 0, slots[slot] >> 12 != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
