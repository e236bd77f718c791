// SPDX-License-Identifier: MIT

/// An encoder that can store the frame before once more without looking at it again.
package protocol RepeatingFrameEncoder: FrameEncoder {
  /// Appends a frame that is equal to the one before.
  ///
  /// - Precondition: There is one before.
  func repeatFrame() throws(EncodingError)
}
