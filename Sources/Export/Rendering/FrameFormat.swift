// SPDX-License-Identifier: MIT

package import FrameEncoding
package import Graphics
import VideoEncoding

/// How single frames are stored.
package enum FrameFormat: String, Sendable, CaseIterable {
  /// A file for each frame.
  case png
  /// Straight-alpha RGBA, 8 bits a component, row by row, one frame after the other: what frame
  /// hashes are made of.
  case rgba

  /// Makes a function that gives the bytes of a frame, for frames of one size.
  package func encoder(
    width: Int, height: Int
  ) throws(EncodingError) -> (PixelBuffer) throws(EncodingError) -> [UInt8] {
    switch self {
    case .rgba:
      return { frame throws(EncodingError) in frame.straightBytes }
    case .png:
      let encoder = try PNGEncoder(width: width, height: height)
      return { frame throws(EncodingError) in try encoder.pngBytes(of: frame) }
    }
  }
}
