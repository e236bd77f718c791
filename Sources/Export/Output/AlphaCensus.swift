// SPDX-License-Identifier: MIT

import Graphics

/// Counts the pixels of a clip that are there only in part.
struct AlphaCensus {
  /// Pixels that are not clear.
  private var visible = 0
  /// Of these, those that are not opaque.
  private var partial = 0

  mutating func add(_ frame: PixelBuffer) {
    for bits in frame.pixels {
      let alpha = PremultipliedColor(bits: bits).alpha
      visible += alpha > 0 ? 1 : 0
      partial += alpha > 0 && alpha < 255 ? 1 : 0
    }
  }

  /// The part of the visible pixels that are partly transparent; 0 if nothing is visible.
  var partialShare: Double { Double(partial) / Double(max(visible, 1)) }
}
