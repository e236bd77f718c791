// SPDX-License-Identifier: MIT

import FrameEncoding

/// The version of x264, which it tells only in the streams that it writes.
package enum X264Version {
  /// Such as `x264 164 r3095 baee400`; nil if x264 is not there.
  package static var text: String? {
    guard let stream = try? smallestStream() else { return nil }
    return version(in: stream)
  }

  /// Finds `x264 - core 164 r3095 baee400 - H.264…` among the bytes of a stream.
  package static func version(in stream: [UInt8]) -> String? {
    let mark = Array("x264 - core ".utf8)
    let end = Array(" - ".utf8)
    guard let start = stream.firstRange(of: mark)?.upperBound,
      let length = stream[start...].prefix(40).firstRange(of: end)?.lowerBound
    else { return nil }
    return "x264 " + String(decoding: stream[start..<length], as: UTF8.self)
  }

  private static func smallestStream() throws(EncodingError) -> [UInt8] {
    var settings = CodecSettings.h264(
      width: 16, height: 16, clock: try TrackClock(FrameRate(25), frameCount: 1),
      options: VideoOptions(effort: .ultrafast))
    settings.hasGlobalHeader = false
    let codec = try CodecContext(settings)
    let picture = try VideoFrame(width: 16, height: 16, format: .limitedYUV420)
    let packet = try Packet()
    try codec.send(picture, at: 0)
    try codec.sendEnd()
    return try codec.receive(into: packet) ? packet.bytes : []
  }
}
