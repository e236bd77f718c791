// SPDX-License-Identifier: MIT

/// A frame in a few bytes, to be compared with the same frame read back.
package struct FrameSummary: Hashable, Sendable {
  package let header: GIFFrame
  /// Entries of the frame's own colour table; 0 if it has none.
  package let colorCount: Int
  /// Of the bytes of its own colour table and of all indices.
  package let digest: UInt64

  /// All of it in eight bytes.
  var fingerprint: UInt64 {
    let area = header.area
    let index = header.transparentIndex.map(Int.init) ?? -1
    var sum = ContentDigest()
    for value in [
      area.x, area.y, area.width, area.height, header.delayInCentiseconds,
      Int(header.disposal.rawValue), index, colorCount, Int(truncatingIfNeeded: digest),
    ] {
      for shift in stride(from: 0, to: Int.bitWidth, by: 8) {
        sum.add(UInt8(truncatingIfNeeded: value >> shift))
      }
    }
    return sum.value
  }
}
