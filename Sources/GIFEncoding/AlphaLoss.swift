// SPDX-License-Identifier: MIT

import Graphics

/// How much of a transparent clip one bit of alpha cannot hold.
///
/// Where the alpha is off by far, colours need not be exact: what they cost is saved.
struct AlphaLoss {
  /// The loss from which on errors of colours may be larger.
  private static let unnoticed = 150.0
  /// How many times as large squared errors may be at most.
  private static let largestTolerance = 4.0

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
    return min(Self.largestTolerance, max(1, mean / Self.unnoticed))
  }
}
