// SPDX-License-Identifier: MIT

package import FrameEncoding
package import Graphics
import Raster

/// The frames of a clip, each drawn when it is asked for, in any order and on any thread.
package struct ClipFrames: Sendable {
  package let rate: FrameRate
  package let count: Int
  private let source: FrameSource

  package init(_ preset: Preset) {
    rate = preset.clip.rate
    count = preset.clip.frameCount
    source = FrameSource(preset)
  }

  /// Pixels.
  package var width: Int { source.width }
  package var height: Int { source.height }

  /// The picture of frame `index`, counted from 0.
  package subscript(index: Int) -> PixelBuffer { source.frame(at: rate.time(ofFrame: index)) }

  /// The hash of frame `index`: of straight-alpha RGBA bytes, row by row, without padding.
  package func hash(
    _ algorithm: FrameHashAlgorithm, ofFrame index: Int
  ) throws(EncodingError) -> String {
    let drawing = source.drawing(at: rate.time(ofFrame: index))
    defer { source.recycle(drawing) }
    return try drawing.picture.hash(algorithm)
  }
}

extension PixelBuffer {
  /// The hash of the picture as straight-alpha RGBA bytes, row by row, without padding.
  func hash(_ algorithm: FrameHashAlgorithm) throws(EncodingError) -> String {
    try algorithm.hash(straightPixels.span)
  }
}
