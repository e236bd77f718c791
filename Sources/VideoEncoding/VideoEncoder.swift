// SPDX-License-Identifier: MIT

package import FrameEncoding
package import Graphics

/// Stores a clip as H.264 in an MP4, QuickTime or M4V file that starts to play before it is loaded.
///
/// The pictures are tagged and converted as BT.709 in limited range. Frames of odd size are laid on
/// the clip's even background, transparent ones on its matte. All frames last equally long, so the
/// last one is repeated for as long as it is held. Memory is the encoder's look-ahead of
/// some fifty pictures, however long the clip is.
package final class VideoEncoder: RepeatingFrameEncoder {
  private let path: String
  /// Without its background, which takes as much memory as a frame.
  private var clip: ClipDescription
  private let clock: TrackClock
  private let size: PictureSize
  private let matte: PremultipliedColor

  /// The even canvas that each frame is laid on.
  private let canvas: VideoFrame
  private let picture: VideoFrame
  private let converter: PixelFormatConverter
  private let codec: CodecContext
  private let filter: BitstreamFilter
  private let packet: Packet
  private let muxer: Muxer
  private var nextIndex = 0

  /// Opens the encoder, then the file, and writes the file's header.
  ///
  /// - Throws: Any case of `EncodingError` but `.verification`; the file is untouched if the size,
  ///   the rate or the encoder is what fails.
  package init(
    path: String, clip: ClipDescription, options: VideoOptions = VideoOptions()
  ) throws(EncodingError) {
    self.path = path
    self.clip = clip
    size = try PictureSize(width: clip.width, height: clip.height)
    clock = try TrackClock(clip.rate, frameCount: clip.storedFrameCount)
    matte = PremultipliedColor(clip.matte.withAlpha(1))
    canvas = try VideoFrame(width: size.width, height: size.height, format: .opaqueRGB)
    picture = try VideoFrame(width: size.width, height: size.height, format: .limitedYUV420)
    converter = try PixelFormatConverter(width: size.width, height: size.height)
    codec = try CodecContext(
      .h264(width: size.width, height: size.height, clock: clock, options: options))
    filter = try BitstreamFilter(for: codec)
    packet = try Packet()
    muxer = try Muxer(
      path: path, container: options.container, source: filter, clock: clock,
      comment: clip.comment)
    precondition(
      clip.evenBackground.width == size.width && clip.evenBackground.height == size.height,
      "the background has the clip's size grown to even sides")
    try lay(clip.evenBackground)
    self.clip.evenBackground = PixelBuffer(width: 1, height: 1)
  }

  package func encode(_ frame: PixelBuffer) throws(EncodingError) {
    precondition(
      frame.width == clip.width && frame.height == clip.height, "a clip's frames have one size")
    try lay(frame)
    try converter.convert(canvas, into: picture)
    try appendPicture()
  }

  package func repeatFrame() throws(EncodingError) {
    precondition(nextIndex > 0, "there is a frame to repeat")
    try appendPicture()
  }

  /// Appends the picture, after the clip's last frame as often as the container needs it.
  private func appendPicture() throws(EncodingError) {
    try append()
    guard nextIndex == clip.frameCount else { return }
    while nextIndex < clip.storedFrameCount { try append() }
  }

  /// Writes what the encoder held back and closes the file, then reads its structure back.
  ///
  /// - Throws: `EncodingError.verification` if the file does not hold the clip.
  package func finish() throws(EncodingError) {
    try codec.sendEnd()
    try writeFinishedPackets()
    try muxer.finish()
    try MovieCheck(clip: clip, size: size, clock: clock).verify(path: path)
  }

  /// Puts a picture at the canvas's top left.
  private func lay(_ frame: PixelBuffer) throws(EncodingError) {
    let opaque = clip.isTransparent ? frame.composed(over: matte) : frame
    try canvas.fill(
      with: opaque.pixels.span, width: opaque.width, height: opaque.height)
  }

  private func append() throws(EncodingError) {
    try codec.send(picture, at: nextIndex)
    nextIndex += 1
    try writeFinishedPackets()
  }

  private func writeFinishedPackets() throws(EncodingError) {
    while try codec.receive(into: packet) {
      try filter.send(packet)
      while try filter.receive(into: packet) {
        try muxer.write(packet)
        packet.clear()
      }
    }
  }
}

extension ClipDescription {
  /// Frames of a file in which the last one is repeated while it is held.
  var storedFrameCount: Int { frameCount + max(0, rate.frameCount(nearest: lastFrameExtension)) }
}
