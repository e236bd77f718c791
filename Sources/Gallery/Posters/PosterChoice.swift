// SPDX-License-Identifier: MIT

package import Export
import FrameEncoding
package import Graphics

/// Chooses the frame that tells most of a clip: the first of many is empty.
package enum PosterChoice {
  /// Frames that are looked at.
  private static let candidateCount = 12
  /// The longest side, in pixels, of the pictures that are looked at.
  private static let longestSide = 96.0
  /// How much two neighbours differ, over their four components, for a contour to be between them.
  private static let contour = 48

  /// The index of the frame with the longest contours, which neither an even background nor a
  /// gradient has.
  package static func frame(of preset: Preset) -> Int {
    let source = PosterPicture.source(of: preset, longestSide: longestSide, mostScale: 1)
    let count = preset.clip.frameCount
    let steps = min(count, candidateCount)
    let candidates = (0..<steps).map { (2 * $0 + 1) * count / (2 * steps) }
    var best = (frame: 0, length: -1)
    for frame in candidates {
      let length = contourLength(in: source.frame(at: preset.clip.rate.time(ofFrame: frame)))
      if length > best.length { best = (frame, length) }
    }
    return best.frame
  }

  /// Pairs of neighbours that differ.
  package static func contourLength(in picture: PixelBuffer) -> Int {
    var length = 0
    for row in 0..<picture.height {
      for column in 0..<picture.width {
        let here = row * picture.width + column
        let pixel = picture.pixels[here]
        if column > 0, differ(pixel, picture.pixels[here - 1]) { length += 1 }
        if row > 0, differ(pixel, picture.pixels[here - picture.width]) { length += 1 }
      }
    }
    return length
  }

  private static func differ(_ one: UInt32, _ other: UInt32) -> Bool {
    var sum = 0
    for shift in stride(from: 0, to: 32, by: 8) {
      sum += abs(Int(one >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255))
    }
    return sum > contour
  }
}
