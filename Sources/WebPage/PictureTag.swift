// SPDX-License-Identifier: MIT

package import FrameEncoding
package import Graphics
import VideoEncoding

/// A picture as an `img` element that holds its bytes.
package enum PictureTag {
  /// The element; `role` is the class by which the page finds it, `description` says what it shows
  /// to those who do not see it.
  package static func html(
    _ picture: PixelBuffer, role: String, description: String
  ) throws(EncodingError) -> HTML {
    """
    <img class="\(role)" width="\(picture.width)" height="\(picture.height)" alt="\(description)" src="\(try address(of: picture))">
    """
  }

  /// An address that is the picture itself, as PNG.
  package static func address(of picture: PixelBuffer) throws(EncodingError) -> HTML {
    let encoder = try PNGEncoder(width: picture.width, height: picture.height)
    let bytes = try encoder.pngBytes(of: picture)
    return HTML(markup: "data:image/png;base64,\(Base64.text(of: bytes))")
  }
}
