// SPDX-License-Identifier: MIT

package import Graphics

/// An encoder that wants to see every frame once before the first is encoded, such as one that
/// chooses a palette for the whole clip.
package protocol SurveyingFrameEncoder: FrameEncoder {
  /// Notes a frame. All frames come, in order, before the first `encode`.
  func survey(_ frame: PixelBuffer) throws(EncodingError)
}
