// SPDX-License-Identifier: MIT

import Graphics

/// How much one frame differs from another of its size.
package struct FrameStep: Sendable, Hashable {
  /// Levels of 255, over all pixels and components.
  package let meanDifference: Double
  /// The part of the pixels in which the difference is plain to see.
  package let visibleShare: Double

  /// Levels by which a component must differ to be seen in motion.
  private static let visibleDifference = 24

  init(from first: PixelBuffer, to second: PixelBuffer) {
    var sum = 0
    var visible = 0
    for (old, new) in zip(first.pixels, second.pixels) where old != new {
      let differences = Self.differences(
        PremultipliedColor(bits: old), PremultipliedColor(bits: new))
      sum += differences.0 + differences.1 + differences.2 + differences.3
      let largest = max(differences.0, differences.1, differences.2, differences.3)
      if largest >= Self.visibleDifference { visible += 1 }
    }
    let count = Double(first.pixels.count)
    meanDifference = Double(sum) / (4 * count)
    visibleShare = Double(visible) / count
  }

  private static func differences(
    _ old: PremultipliedColor, _ new: PremultipliedColor
  ) -> (Int, Int, Int, Int) {
    (
      abs(Int(old.red) - Int(new.red)), abs(Int(old.green) - Int(new.green)),
      abs(Int(old.blue) - Int(new.blue)), abs(Int(old.alpha) - Int(new.alpha))
    )
  }
}
