// SPDX-License-Identifier: MIT

package import Graphics

/// Where and how long a scene plays.
package struct Stage: Sendable, Hashable {
  /// The canvas, in points.
  package var size: Size
  /// Length of the clip, in seconds.
  package var duration: Double
  package var seed: UInt64
  /// Whether the clip should go on from its last frame to its first without a seam.
  package var isSeamless: Bool

  package init(size: Size, duration: Double, seed: UInt64, isSeamless: Bool) {
    self.size = size
    self.duration = duration
    self.seed = seed
    self.isSeamless = isSeamless
  }
}
