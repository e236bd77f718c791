// SPDX-License-Identifier: MIT

import CLibAV
import CLibAVShims
import FrameEncoding

/// Turns opaque sRGB pictures of one even size into limited-range BT.709 with halved chroma.
///
/// Safety: `converter` is freed exactly once, by `deinit`, and never leaves this type.
@safe struct PixelFormatConverter: ~Copyable {
  private let converter: OpaquePointer

  /// Both sides, in pixels, must be even and positive.
  init(width: Int, height: Int) throws(EncodingError) {
    precondition(width % 2 == 0 && height % 2 == 0, "halved chroma needs even sides")
    unsafe converter = try LibAVStatus.allocated("sws_init_context") {
      unsafe avshim_converter_open(Int32(width), Int32(height))
    }
  }

  deinit { unsafe avshim_converter_close(converter) }

  /// Fills `target`, `.limitedYUV420`, from `source`, `.opaqueRGB`; both of the converter's size.
  func convert(
    _ source: VideoFrame, into target: VideoFrame
  ) throws(EncodingError) {
    try target.makeWritable()
    let input = unsafe source.pointer
    let output = unsafe target.pointer
    try LibAVStatus.check("sws_scale") { unsafe avshim_converter_run(converter, input, output) }
  }
}
