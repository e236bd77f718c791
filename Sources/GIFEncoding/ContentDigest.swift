// SPDX-License-Identifier: MIT

/// A number that differs if bytes differ, but for one chance in 2^64 or so; not against malice.
///
/// Source: FNV-1a, draft-eastlake-fnv.
struct ContentDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
