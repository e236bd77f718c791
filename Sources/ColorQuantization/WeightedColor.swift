// SPDX-License-Identifier: MIT

/// A colour and how much it matters, in pixels times frames.
package struct WeightedColor: Hashable, Sendable {
  package let color: OpaqueColor
  package let weight: Int

  package init(color: OpaqueColor, weight: Int) {
    self.color = color
    self.weight = weight
  }
}
