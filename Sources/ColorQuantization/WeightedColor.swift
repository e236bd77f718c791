// SPDX-License-Identifier: MIT

/// A colour and how much it matters, in pixels times frames.
package struct WeightedColor: Hashable, Sendable {
  package let color: OpaqueColor
  package let weight: Int
  /// How much an error in this colour counts; the weight unless it is `damped`.
  package let errorWeight: Int

  package init(color: OpaqueColor, weight: Int) {
    self.init(color: color, weight: weight, errorWeight: weight)
  }

  private init(color: OpaqueColor, weight: Int, errorWeight: Int) {
    self.color = color
    self.weight = weight
    self.errorWeight = errorWeight
  }

  /// The colour with errors that count by the 3/4 power of the weight.
  ///
  /// What only some frames of a clip show, such as one shape over another, gets enough of the
  /// palette for these frames to look no worse than the others.
  package var damped: WeightedColor {
    let weight = Double(self.weight)
    let power = weight.squareRoot() * weight.squareRoot().squareRoot()
    return WeightedColor(
      color: color, weight: self.weight, errorWeight: Int((power * Self.dampedUnit).rounded()))
  }

  /// The damped weight of 1, so that small weights differ after rounding.
  private static let dampedUnit = 16.0

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
