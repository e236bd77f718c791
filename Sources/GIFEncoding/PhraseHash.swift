// SPDX-License-Identifier: MIT

/// Where phrases and colours go in a table whose size is a power of two.
///
/// The same as the hash of `ColorQuantization`, which would be a call from here: it is asked for each
/// pixel several times, and calls between modules are not inlined.
///
/// Source: Knuth, "The Art of Computer Programming" 3, section 6.4.
enum PhraseHash {
  /// A place among 2 to the power of `bits`, 1 to 32.
  @inline(__always)
  static func slot(of key: UInt32, bits: UInt32) -> Int {
    Int((key &* 2_654_435_761) >> (32 - bits))
  }
}
