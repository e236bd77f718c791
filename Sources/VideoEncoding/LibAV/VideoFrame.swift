// SPDX-License-Identifier: MIT

import CLibAV
import FrameEncoding

/// Holds one uncoded picture in libav's memory; used again for the next.
///
/// Safety: `pointer` is freed exactly once, by `deinit`; only the types of this folder use it, and
/// none keeps it: an encoder takes a reference of its own to the pixels.
@safe final class VideoFrame {
  let pointer: UnsafeMutablePointer<AVFrame>

  /// Makes a picture of undefined content; both sides, in pixels, must be positive.
  init(width: Int, height: Int, format: VideoPixelFormat) throws(EncodingError) {
    unsafe pointer = try LibAVStatus.allocated("av_frame_alloc") { unsafe av_frame_alloc() }
    unsafe pointer.pointee.width = Int32(clamping: width)
    unsafe pointer.pointee.height = Int32(clamping: height)
    unsafe pointer.pointee.format = format.libav.rawValue
    unsafe pointer.pointee.color_range = format.colorRange
    unsafe pointer.pointee.color_primaries = AVCOL_PRI_BT709
    unsafe pointer.pointee.color_trc = format.transferCharacteristic
    unsafe pointer.pointee.colorspace = format.matrix
    unsafe pointer.pointee.chroma_location = format.chromaLocation
    try LibAVStatus.check("av_frame_get_buffer") { unsafe av_frame_get_buffer(pointer, 0) }
  }

  deinit {
    var owned: UnsafeMutablePointer<AVFrame>? = unsafe pointer
    unsafe av_frame_free(&owned)
  }

  /// Copies packed pixels of 4 bytes to the top left; they must not be larger than the frame.
  func fill<Element: BitwiseCopyable>(
    with pixels: Span<Element>, width: Int, height: Int
  ) throws(EncodingError) {
    let rowBytes = width * 4
    precondition(
      pixels.count * MemoryLayout<Element>.size == rowBytes * height,
      "the pixels do not fill the picture")
    precondition(
      unsafe width <= pointer.pointee.width && height <= pointer.pointee.height,
      "the picture is larger than the frame")
    try makeWritable()
    let target = unsafe try LibAVStatus.allocated("av_frame_get_buffer") {
      unsafe pointer.pointee.data.0
    }
    let stride = unsafe Int(pointer.pointee.linesize.0)
    unsafe pixels.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      for row in 0..<height {
        unsafe UnsafeMutableRawPointer(target + row * stride)
          .copyMemory(from: start + row * rowBytes, byteCount: rowBytes)
      }
    }
  }

  /// Parts from pixels that an encoder still holds.
  func makeWritable() throws(EncodingError) {
    try LibAVStatus.check("av_frame_make_writable") { unsafe av_frame_make_writable(pointer) }
  }
}
