// SPDX-License-Identifier: MIT

/// A colour and how much it matters, in pixels times frames.
package struct WeightedColor: Hashable, Sendable {
  package let color: OpaqueColor
  package let weight: Int

  package init(color: OpaqueColor, weight: Int) {
    self.color = color
    self.weight = weight
  }

  /// The opaque ones among `pixels`, each color once with the number of its pixels, in the order
  /// of their bits.
  package static func count(_ pixels: [UInt32]) -> [WeightedColor] {
    var result: [WeightedColor] = []
    var start = 0
    let sorted = pixels.sorted()
    for index in sorted.indices {
      if index + 1 < sorted.count, sorted[index + 1] == sorted[index] { continue }
      let color = OpaqueColor(bits: sorted[index])
      if sorted[index] != OpaqueColor.clear {
        result.append(WeightedColor(color: color, weight: index + 1 - start))
      }
      start = index + 1
    }
    return result
  }
}
