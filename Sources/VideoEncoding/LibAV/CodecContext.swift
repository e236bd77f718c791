// SPDX-License-Identifier: MIT

import CLibAV
import FrameEncoding

/// Owns an open encoder: pictures in, packets out.
///
/// Safety: `pointer` is freed exactly once, by `deinit`; only the types of this folder use it, and
/// none keeps it.
@safe final class CodecContext {
  let pointer: UnsafeMutablePointer<AVCodecContext>

  /// - Throws: `EncodingError.encoderMissing` if libavcodec was built without the encoder.
  init(_ settings: CodecSettings) throws(EncodingError) {
    guard let codec = unsafe avcodec_find_encoder_by_name(settings.encoder) else {
      throw .encoderMissing(encoder: settings.encoder, library: LibAVVersions.codecLibrary)
    }
    unsafe pointer = try LibAVStatus.allocated("avcodec_alloc_context3") {
      unsafe avcodec_alloc_context3(codec)
    }
    unsafe Self.describePicture(to: pointer, settings)
    unsafe Self.describeStream(to: pointer, settings)
    for option in settings.options { unsafe try option.apply(to: pointer) }
    try LibAVStatus.check("avcodec_open2 \(settings.encoder)") {
      unsafe avcodec_open2(pointer, codec, nil)
    }
  }

  deinit {
    var owned: UnsafeMutablePointer<AVCodecContext>? = unsafe pointer
    unsafe avcodec_free_context(&owned)
  }

  /// Hands over a picture whose time is `index` frames.
  func send(_ frame: VideoFrame, at index: Int) throws(EncodingError) {
    let picture = unsafe frame.pointer
    unsafe picture.pointee.pts = Int64(index)
    try LibAVStatus.check("avcodec_send_frame") { unsafe avcodec_send_frame(pointer, picture) }
  }

  /// Says that no more pictures come; what the encoder held back can be received after it.
  func sendEnd() throws(EncodingError) {
    try LibAVStatus.check("avcodec_send_frame") { unsafe avcodec_send_frame(pointer, nil) }
  }

  /// Fills `packet` with the next coded picture, one frame long.
  ///
  /// - Returns: false if the encoder wants another picture first or has given all.
  func receive(into packet: borrowing Packet) throws(EncodingError) -> Bool {
    let target = unsafe packet.pointer
    let received = try LibAVStatus.checkUnlessPaused("avcodec_receive_packet") {
      unsafe avcodec_receive_packet(pointer, target)
    }
    if received { unsafe target.pointee.duration = 1 }
    return received
  }

  private static func describePicture(
    to context: UnsafeMutablePointer<AVCodecContext>, _ settings: CodecSettings
  ) {
    unsafe context.pointee.width = Int32(clamping: settings.width)
    unsafe context.pointee.height = Int32(clamping: settings.height)
    unsafe context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    unsafe context.pointee.pix_fmt = settings.format.libav
    unsafe context.pointee.color_range = settings.format.colorRange
    unsafe context.pointee.color_primaries = AVCOL_PRI_BT709
    unsafe context.pointee.color_trc = settings.format.transferCharacteristic
    unsafe context.pointee.colorspace = settings.format.matrix
    unsafe context.pointee.chroma_sample_location = settings.format.chromaLocation
  }

  private static func describeStream(
    to context: UnsafeMutablePointer<AVCodecContext>, _ settings: CodecSettings
  ) {
    let timeBase = settings.timeBase
    unsafe context.pointee.time_base = timeBase
    unsafe context.pointee.framerate = AVRational(num: timeBase.den, den: timeBase.num)
    unsafe context.pointee.thread_count = Int32(settings.threadCount)
    let flags = unsafe context.pointee.flags | AV_CODEC_FLAG_BITEXACT
    unsafe context.pointee.flags = flags | Int32(bitPattern: AV_CODEC_FLAG_CLOSED_GOP)
    if settings.hasGlobalHeader { unsafe context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER }
  }
}
