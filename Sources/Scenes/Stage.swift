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

  /// Square points.
  package var area: Double { size.width * size.height }

  /// When in the clip something happens that is to happen at `time`.
  ///
  /// A seamless clip is one turn of a loop: what lies past its end, or before its beginning, falls on
  /// the same moment of every turn. Elsewhere it is `time` itself.
  package func folded(_ time: Double) -> Double {
    guard isSeamless, duration > 0 else { return time }
    return time - (time / duration).rounded(.down) * duration
  }

  /// How many turns of a seamless loop can be seen at once, if something takes `span` seconds: this
  /// one and those before in which it began.
  package func turns(lasting span: Double) -> Int {
    guard isSeamless, duration > 0 else { return 1 }
    return 1 + Int(min(1000, (span / duration).rounded(.up)))
  }
}
