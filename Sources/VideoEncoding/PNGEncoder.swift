// SPDX-License-Identifier: MIT

package import FrameEncoding
package import Graphics

/// Turns frames into PNG files with straight alpha, 8 bits a component, tagged as sRGB.
///
/// The encoder is opened once for frames of one size. It is owned by one task.
package final class PNGEncoder {
  private let width: Int
  private let height: Int
  private let codec: CodecContext
  private let picture: VideoFrame
  private let packet: Packet
  private var nextIndex = 0

  /// - Throws: `EncodingError.encoderMissing` or `.library`.
  package init(width: Int, height: Int) throws(EncodingError) {
    self.width = width
    self.height = height
    codec = try CodecContext(.png(width: width, height: height))
    picture = try VideoFrame(width: width, height: height, format: .straightRGBA)
    packet = try Packet()
  }

  /// Returns the bytes of a PNG file; `frame` has the size given at opening.
  package func pngBytes(of frame: PixelBuffer) throws(EncodingError) -> [UInt8] {
    precondition(frame.width == width && frame.height == height, "the frames have one size")
    try picture.fill(with: frame.straightPixels.span, width: width, height: height)
    try codec.send(picture, at: nextIndex)
    nextIndex += 1
    var bytes: [UInt8] = []
    while try codec.receive(into: packet) {
      bytes += packet.bytes
      packet.clear()
    }
    return bytes
  }
}
