// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics

/// Takes one frame and fails at the next, as on a full disk.
final class FailingEncoder: FrameEncoder {
  private var frameCount = 0

  func encode(_ frame: PixelBuffer) throws(EncodingError) {
    frameCount += 1
    guard frameCount < 2 else {
      throw .writing(operation: "write", code: 28, detail: "No space left on device")
    }
  }

  func finish() throws(EncodingError) {}
}
