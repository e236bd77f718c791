// SPDX-License-Identifier: MIT

import CLibAV
import FrameEncoding

/// Owns a movie file with one video track that is being written.
///
/// Every call is checked: a full disk may show at the first write, at the last, in the pass that
/// moves the index to the front, or only when the file is closed.
///
/// Safety: `context` and its file are closed and freed exactly once, by `deinit` or before it by
/// `finish()`, and never leave this type.
@safe final class Muxer {
  private let context: UnsafeMutablePointer<AVFormatContext>
  /// Unit of the times in the packets that come.
  private let packetTimeBase: AVRational

  /// Opens the file for writing, empties it if it exists, and writes its header.
  ///
  /// `clock` is the track's and the movie's, so that every duration is exact; `source` gives the
  /// packets; `comment` is a tag of the movie, left out if it is empty.
  init(
    path: String, container: VideoContainer, source: BitstreamFilter, clock: TrackClock,
    comment: String
  ) throws(EncodingError) {
    packetTimeBase = unsafe source.pointer.pointee.time_base_out
    // "file:" keeps a colon in the path from naming another protocol.
    let url = "file:" + path
    var made: UnsafeMutablePointer<AVFormatContext>?
    try LibAVStatus.check("avformat_alloc_output_context2") {
      unsafe avformat_alloc_output_context2(&made, nil, container.muxerName, url)
    }
    let allocated = unsafe made
    unsafe context = try LibAVStatus.allocated("avformat_alloc_output_context2") {
      unsafe allocated
    }
    try addStream(from: source, clock: clock)
    if !comment.isEmpty {
      try LibAVStatus.check("av_dict_set") {
        unsafe av_dict_set(&context.pointee.metadata, "comment", comment, 0)
      }
    }
    try LibAVStatus.check("avio_open") {
      unsafe avio_open(&context.pointee.pb, url, AVIO_FLAG_WRITE)
    }
    try LibAVStatus.check("avformat_write_header") { unsafe avformat_write_header(context, nil) }
  }

  deinit {
    unsafe avio_closep(&context.pointee.pb)
    unsafe avformat_free_context(context)
  }

  /// Appends a packet; libav may buffer it.
  func write(_ packet: borrowing Packet) throws(EncodingError) {
    let content = unsafe packet.pointer
    let stream = unsafe try self.stream
    unsafe av_packet_rescale_ts(content, packetTimeBase, stream.pointee.time_base)
    unsafe content.pointee.stream_index = stream.pointee.index
    try LibAVStatus.check("av_write_frame") { unsafe av_write_frame(context, content) }
  }

  /// Writes the index, moves it to the front and closes the file.
  func finish() throws(EncodingError) {
    try LibAVStatus.check("av_write_trailer") { unsafe av_write_trailer(context) }
    try LibAVStatus.check("avio_closep") { unsafe avio_closep(&context.pointee.pb) }
  }

  private var stream: UnsafeMutablePointer<AVStream> {
    get throws(EncodingError) {
      unsafe try LibAVStatus.allocated("avformat_new_stream") {
        unsafe context.pointee.streams?.pointee
      }
    }
  }

  private func addStream(
    from source: BitstreamFilter, clock: TrackClock
  ) throws(EncodingError) {
    let stream = unsafe try LibAVStatus.allocated("avformat_new_stream") {
      unsafe avformat_new_stream(context, nil)
    }
    let parameters = unsafe source.pointer.pointee.par_out
    try LibAVStatus.check("avcodec_parameters_copy") {
      unsafe avcodec_parameters_copy(stream.pointee.codecpar, parameters)
    }
    unsafe stream.pointee.time_base = packetTimeBase
    unsafe stream.pointee.avg_frame_rate = AVRational(
      num: packetTimeBase.den, den: packetTimeBase.num)
    unsafe context.pointee.flags |= AVFMT_FLAG_BITEXACT
    for option in [
      LibAVOption("movflags", "+faststart"),
      LibAVOption("movie_timescale", String(clock.timescale)),
      LibAVOption("video_track_timescale", String(clock.timescale)),
    ] {
      unsafe try option.apply(to: context)
    }
  }
}
