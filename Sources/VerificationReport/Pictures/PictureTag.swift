// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics
import VideoEncoding

/// A picture as an `img` element that holds its bytes.
enum PictureTag {
  /// The element; `role` is the class by which the page finds it, `description` says what it shows
  /// to those who do not see it.
  static func html(
    _ picture: PixelBuffer, role: String, description: String
  ) throws(EncodingError) -> HTML {
    let (width, height) = (picture.width, picture.height)
    let bytes = try PNGEncoder(width: width, height: height).pngBytes(of: picture)
    let source = HTML(markup: "data:image/png;base64,\(Base64.text(of: bytes))")
    return """
      <img class="\(role)" width="\(width)" height="\(height)" alt="\(description)" src="\(source)">
      """
  }
}
