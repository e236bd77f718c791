// SPDX-License-Identifier: MIT

import CLibAV
import FrameEncoding

/// Removes from an H.264 stream the messages that say which encoder made it with which options.
///
/// They take 700 bytes, and the same pictures would not be the same bytes with another thread count.
///
/// Safety: `pointer` is freed exactly once, by `deinit`; only the types of this folder use it, and
/// none keeps it.
@safe final class BitstreamFilter {
  let pointer: UnsafeMutablePointer<AVBSFContext>

  /// Makes a filter for what `codec` gives.
  init(for codec: CodecContext) throws(EncodingError) {
    var filter: UnsafeMutablePointer<AVBSFContext>?
    // 6 is the type of supplemental enhancement information (ITU-T H.264, table 7-1).
    try LibAVStatus.check("av_bsf_list_parse_str") {
      unsafe av_bsf_list_parse_str("filter_units=remove_types=6", &filter)
    }
    let made = unsafe filter
    unsafe pointer = try LibAVStatus.allocated("av_bsf_list_parse_str") { unsafe made }
    let source = unsafe codec.pointer
    unsafe pointer.pointee.time_base_in = source.pointee.time_base
    try LibAVStatus.check("avcodec_parameters_from_context") {
      unsafe avcodec_parameters_from_context(pointer.pointee.par_in, source)
    }
    try LibAVStatus.check("av_bsf_init") { unsafe av_bsf_init(pointer) }
  }

  deinit {
    var owned: UnsafeMutablePointer<AVBSFContext>? = unsafe pointer
    unsafe av_bsf_free(&owned)
  }

  /// Takes the packet's content.
  func send(_ packet: borrowing Packet) throws(EncodingError) {
    let content = unsafe packet.pointer
    try LibAVStatus.check("av_bsf_send_packet") { unsafe av_bsf_send_packet(pointer, content) }
  }

  /// Fills `packet` with the next filtered packet.
  ///
  /// - Returns: false if there is none now.
  func receive(into packet: borrowing Packet) throws(EncodingError) -> Bool {
    let target = unsafe packet.pointer
    return try LibAVStatus.checkUnlessPaused("av_bsf_receive_packet") {
      unsafe av_bsf_receive_packet(pointer, target)
    }
  }
}
