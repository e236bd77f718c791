// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics
import Synchronization

/// Notes of every frame whether it came as a repetition of the one before.
final class CountingEncoder: RepeatingFrameEncoder, Sendable {
  let frames = Mutex<[Bool]>([])

  func encode(_ frame: PixelBuffer) throws(EncodingError) { frames.withLock { $0.append(false) } }

  func repeatFrame() throws(EncodingError) { frames.withLock { $0.append(true) } }

  func finish() throws(EncodingError) {}
}
