// SPDX-License-Identifier: MIT

/// A colour and how much it matters, in pixels times frames.
package struct WeightedColor: Hashable, Sendable {
  package let color: OpaqueColor
  package let weight: Int

  package init(color: OpaqueColor, weight: Int) {
    self.color = color
    self.weight = weight
  }

  /// Each opaque color among `pixels` once, with the sum of its weights, in the order of the bits.
  ///
  /// A pixel's lowest eight bits are its weight, those above them its bits.
  package static func sum(_ pixels: [UInt64]) -> [WeightedColor] {
    var result: [WeightedColor] = []
    var weight = 0
    let sorted = pixels.sorted()
    for index in sorted.indices {
      weight += Int(sorted[index] & 0xFF)
      let bits = UInt32(sorted[index] >> 8)
      if index + 1 < sorted.count, UInt32(sorted[index + 1] >> 8) == bits { continue }
      if bits != OpaqueColor.clear {
        result.append(WeightedColor(color: OpaqueColor(bits: bits), weight: weight))
      }
      weight = 0
    }
    return result
  }
}
