// SPDX-License-Identifier: MIT

import CLibAV
import FrameEncoding

/// Holds one coded picture on its way from the encoder to the file; used again for the next.
///
/// Safety: `pointer` is freed exactly once, by `deinit`; only the types of this folder use it, and
/// none keeps it.
@safe struct Packet: ~Copyable {
  let pointer: UnsafeMutablePointer<AVPacket>

  init() throws(EncodingError) {
    unsafe pointer = try LibAVStatus.allocated("av_packet_alloc") { unsafe av_packet_alloc() }
  }

  deinit {
    var owned: UnsafeMutablePointer<AVPacket>? = unsafe pointer
    unsafe av_packet_free(&owned)
  }

  /// A copy of the coded bytes.
  var bytes: [UInt8] {
    unsafe Array(
      UnsafeBufferPointer(start: pointer.pointee.data, count: Int(pointer.pointee.size)))
  }

  /// Lets go of the coded bytes.
  func clear() { unsafe av_packet_unref(pointer) }
}
