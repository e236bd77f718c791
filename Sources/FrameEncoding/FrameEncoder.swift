// SPDX-License-Identifier: MIT

package import Graphics

/// Stores the frames of one clip, in order, in one file.
///
/// It is opened on a temporary file that already exists, and is owned by one task. Exactly
/// `ClipDescription.frameCount` frames come, then `finish()`. After an error it is only released.
package protocol FrameEncoder: AnyObject {
  /// Appends the next frame; it has the size given at opening.
  func encode(_ frame: PixelBuffer) throws(EncodingError)

  /// Writes what is left and closes the file; reports the first write that failed, if any did.
  func finish() throws(EncodingError)
}
