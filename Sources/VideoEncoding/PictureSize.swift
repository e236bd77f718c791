// SPDX-License-Identifier: MIT

package import FrameEncoding

/// The even size of a movie's picture, checked against what H.264 allows.
package struct PictureSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  /// Longest side: x264's own limit.
  private static let longestSide = 16_384
  /// Most macroblocks of 16×16 px in a picture: level 6.2 (ITU-T H.264, table A-1, MaxFS).
  private static let mostMacroblocks = 139_264

  /// Grows odd sides by a pixel.
  ///
  /// - Throws: `EncodingError.sizeUnsupported`.
  package init(width: Int, height: Int) throws(EncodingError) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height),
      (width + 15) / 16 * ((height + 15) / 16) <= Self.mostMacroblocks
    else {
      throw .sizeUnsupported(
        width: width, height: height, format: "H.264",
        allowed: "at most \(Self.longestSide) px a side and 35.6 million pixels, "
          + "such as 8192×4352")
    }
    self.width = width + width % 2
    self.height = height + height % 2
  }
}
