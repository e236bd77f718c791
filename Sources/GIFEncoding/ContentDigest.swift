// SPDX-License-Identifier: MIT

/// A number that differs if bytes differ, but for one chance in 2^64 or so; not against malice.
///
/// It is a polynomial in an odd number whose coefficients are the bytes, modulo 2^64: one byte that
/// differs always changes it, and that of two texts in a row follows from those of both.
package struct ContentDigest: Sendable, Hashable {
  /// FNV's prime, draft-eastlake-fnv: its powers are well mixed.
  private static let base: UInt64 = 0x100_0000_01B3

  package private(set) var value: UInt64 = 0
  /// The base to the power of how many bytes there are.
  private var power: UInt64 = 1

  /// The digest of no bytes.
  package init() {}

  package mutating func add(_ byte: UInt8) {
    // Not 0, so that zeros at the start count.
    value = value &* Self.base &+ UInt64(byte) &+ 1
    power &*= Self.base
  }

  /// Adds all bytes of another digest after those that were added already.
  package mutating func add(_ other: ContentDigest) {
    value = value &* other.power &+ other.value
    power &*= other.power
  }
}
