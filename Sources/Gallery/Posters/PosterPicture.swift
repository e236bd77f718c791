// SPDX-License-Identifier: MIT

package import Export
import FrameEncoding
package import Graphics

/// A still of a clip, drawn from its preset in the size that a page needs.
package enum PosterPicture {
  /// Pixels for each point of a page, on screens that are fine.
  private static let finestScale = 2.0

  /// The frame that tells most, with sides of at most `longestSide` pixels.
  package static func draw(_ preset: Preset, longestSide: Int) -> PixelBuffer {
    let source = source(
      of: preset, longestSide: Double(longestSide), mostScale: finestScale)
    return source.frame(at: preset.clip.rate.time(ofFrame: PosterChoice.frame(of: preset)))
  }

  /// Draws the frames of `preset` at another scale: at most `mostScale` pixels a point.
  static func source(
    of preset: Preset, longestSide: Double, mostScale: Double
  ) -> FrameSource {
    var preset = preset
    let size = preset.canvas.size
    preset.canvas.scale = min(mostScale, longestSide / max(size.width, size.height))
    return FrameSource(preset)
  }
}
