// SPDX-License-Identifier: MIT

import ColorQuantization
import TestSupport

/// Colours anywhere in the cube, the same for the same seed; some can be equal.
func randomColors(_ count: Int, seed: UInt64) -> [OpaqueColor] {
  var generator = SeededGenerator(seed: seed)
  return (0..<count).map { _ in
    OpaqueColor(bits: UInt32.random(in: 0...0xFF_FFFF, using: &generator))
  }
}
