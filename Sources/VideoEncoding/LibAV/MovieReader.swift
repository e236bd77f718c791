// SPDX-License-Identifier: MIT

import CLibAV
import FrameEncoding

/// Owns a movie file that is being read back.
///
/// Safety: `context` and its file are closed exactly once, by `deinit`, and never leave this type.
@safe struct MovieReader: ~Copyable {
  private let context: UnsafeMutablePointer<AVFormatContext>

  init(path: String) throws(EncodingError) {
    var opened: UnsafeMutablePointer<AVFormatContext>?
    // The reader is named: a temporary file's name says nothing about its format.
    let format = unsafe av_find_input_format("mov")
    try LibAVStatus.check("avformat_open_input") {
      unsafe avformat_open_input(&opened, "file:" + path, format, nil)
    }
    let made = unsafe opened
    unsafe context = try LibAVStatus.allocated("avformat_open_input") { unsafe made }
  }

  deinit {
    var owned: UnsafeMutablePointer<AVFormatContext>? = unsafe context
    unsafe avformat_close_input(&owned)
  }

  /// Reads all packets and describes the track.
  ///
  /// - Throws: `EncodingError.library` if there is not exactly one track.
  func summary() throws(EncodingError) -> MovieSummary {
    let streams = unsafe context.pointee.streams
    guard unsafe context.pointee.nb_streams == 1, let stream = unsafe streams?.pointee,
      let parameters = unsafe stream.pointee.codecpar
    else {
      throw .library(
        name: "FFmpeg", operation: "reading the tracks",
        detail: "there are \(unsafe context.pointee.nb_streams), expected 1")
    }
    return try MovieSummary(
      comment: comment,
      codec: unsafe String(cString: avcodec_get_name(parameters.pointee.codec_id)),
      width: unsafe Int(parameters.pointee.width), height: unsafe Int(parameters.pointee.height),
      timescale: unsafe Int(stream.pointee.time_base.den),
      duration: unsafe Int(stream.pointee.duration), frameTimes: frameTimes())
  }

  /// The movie's tag of that name; empty if there is none.
  var comment: String {
    let entry = unsafe av_dict_get(context.pointee.metadata, "comment", nil, 0)
    // Safety: the dictionary keeps the text as long as the file is open, and it is copied at once.
    return unsafe entry?.pointee.value.map { unsafe String(cString: $0) } ?? ""
  }

  private func frameTimes() throws(EncodingError) -> [Int] {
    let packet = try Packet()
    let content = unsafe packet.pointer
    var times: [Int] = []
    while try LibAVStatus.checkUnlessPaused(
      "av_read_frame", { unsafe av_read_frame(context, content) })
    {
      times.append(unsafe Int(content.pointee.pts))
      packet.clear()
    }
    return times.sorted()
  }
}
