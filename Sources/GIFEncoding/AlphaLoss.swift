// SPDX-License-Identifier: MIT

import Graphics

/// How much of a transparent clip one bit of alpha cannot hold.
///
/// Where the alpha is off by far, colours need not be exact: what they cost is saved. Where it is
/// hardly off, as with fills that have sharp edges, colours are all that can differ, and such
/// clips have so few that most of them can be exact.
struct AlphaLoss {
  /// The loss at which errors of colours may be as large as in an opaque clip.
  private static let usual = 135.0
  /// How many times as large squared errors may be at least and at most.
  private static let tolerances = 0.035...4.0

  private var squaredError = 0
  private var visibleCount = 0

  /// Takes note of a frame's pixels.
  mutating func add(_ frame: PixelBuffer) {
    for pixel in frame.pixels {
      let alpha = Int(PremultipliedColor(bits: pixel).alpha)
      let isVisible = alpha >= Int(OneBitAlpha.threshold)
      let error = isVisible ? 255 - alpha : alpha
      squaredError += error * error
      visibleCount += isVisible ? 1 : 0
    }
  }

  /// How many times as large as in an opaque clip the squared errors of colours may be.
  var tolerance: Double {
    let mean = Double(squaredError) / Double(max(1, visibleCount))
    let share = mean / Self.usual
    return min(Self.tolerances.upperBound, max(Self.tolerances.lowerBound, share * share))
  }
}
