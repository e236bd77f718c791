// SPDX-License-Identifier: MIT

import CLibAV
import FrameEncoding

/// What an encoder is opened with.
struct CodecSettings: Sendable {
  /// libavcodec's name of the encoder.
  var encoder: String
  var width: Int
  var height: Int
  var format: VideoPixelFormat
  /// Length of one frame in seconds: the unit of a frame's index.
  var timeBase: AVRational
  var threadCount = 1
  /// Written once in the file's header instead of before every key picture.
  var hasGlobalHeader = false
  var options: [LibAVOption] = []

  /// PNG with straight alpha, one picture a packet.
  static func png(width: Int, height: Int) -> CodecSettings {
    CodecSettings(
      encoder: "png", width: width, height: height, format: .straightRGBA,
      timeBase: AVRational(num: 1, den: 1), options: [LibAVOption("pred", "paeth")])
  }

  /// H.264 that every player takes, with the same bytes on every CPU while one thread encodes.
  ///
  /// Both sides must be even. `clock` gives the length of a frame.
  static func h264(
    width: Int, height: Int, clock: TrackClock, options: VideoOptions
  ) -> CodecSettings {
    CodecSettings(
      encoder: "libx264", width: width, height: height, format: .limitedYUV420,
      timeBase: AVRational(
        num: Int32(clock.rate.denominator), den: Int32(clock.rate.numerator)),
      threadCount: options.threadCount, hasGlobalHeader: true,
      options: [
        LibAVOption("preset", options.effort.rawValue),
        LibAVOption("crf", String(options.constantRateFactor)),
        LibAVOption("profile", "high"),
        LibAVOption("x264-params", "cpu-independent=1"),
      ])
  }
}
