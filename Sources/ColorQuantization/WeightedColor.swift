// SPDX-License-Identifier: MIT

/// A colour and how much it matters, in pixels times frames.
package struct WeightedColor: Hashable, Sendable {
  package let color: OpaqueColor
  package let weight: Int

  package init(color: OpaqueColor, weight: Int) {
    self.color = color
    self.weight = weight
  }

  /// Each opaque colour among `runs` once, with the sum of its weights, in the order of the bits.
  ///
  /// A run of pixels has their bits in its upper half and their weight in its lower.
  package static func sum(_ runs: [UInt64]) -> [WeightedColor] {
    var result: [WeightedColor] = []
    var weight = 0
    let sorted = runs.sorted()
    for index in sorted.indices {
      weight += Int(sorted[index] & 0xFFFF_FFFF)
      let bits = sorted[index] >> 32
      if index + 1 < sorted.count, sorted[index + 1] >> 32 == bits { continue }
      if bits != OpaqueColor.clear {
        result.append(
          WeightedColor(color: OpaqueColor(bits: UInt32(bits)), weight: weight))
      }
      weight = 0
    }
    return result
  }
}
