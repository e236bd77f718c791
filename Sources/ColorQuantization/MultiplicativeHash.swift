// SPDX-License-Identifier: MIT

/// Where keys of 32 bits go in a table whose size is a power of two.
///
/// Source: Knuth, "The Art of Computer Programming" 3, section 6.4: the upper bits of the product with
/// the golden ratio's share of 2^32 are well mixed.
enum MultiplicativeHash {
  /// A place among 2 to the power of `bits`, 1 to 32.
  @inline(__always)
  static func slot(of key: UInt32, bits: UInt32) -> Int {
    Int((key &* 2_654_435_761) >> (32 - bits))
  }
}
