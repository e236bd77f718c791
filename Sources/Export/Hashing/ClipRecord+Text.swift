// SPDX-License-Identifier: MIT

package import FrameEncoding

extension ClipRecord {
  /// Names of the comment lines that FFmpeg does not know.
  enum Comment: String, CaseIterable {
    case check, preset, version, epoch, alpha, digest, frames, value

    var prefix: String { "#zoetrope-\(rawValue)" }
  }

  static let alphaConvention = "straight"
  static let columnTitles = "#stream#, dts,        pts, duration,     size, hash"

  /// The record as FFmpeg's `framehash`, version 2, with comment lines of ours.
  ///
  /// The lines of frames are those that `ffmpeg -f framehash` writes for the raw frames. Nothing in
  /// the text depends on when and where it was made, and it has a value or a frame on a line. Its
  /// check line is the SHA-256 of all other lines.
  package func text() throws(EncodingError) -> String {
    let size = 4 * picture.width * picture.height
    let format = ["#format: frame checksums", "#version: 2", "#hash: \(algorithm.ffmpegName)"]
    let rest = try header() + hashes.enumerated().map { line(ofFrame: $0, size: size, hash: $1) }
    let check = try FrameHashAlgorithm.sha256.hash(of: Self.text(of: format + rest))
    return Self.text(of: format + [comment(.check, check)] + rest)
  }

  private static func text(of lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }

  private func comment(_ name: Comment, _ text: String) -> String { "\(name.prefix): \(text)" }

  private func header() throws(EncodingError) -> [String] {
    let ours = [
      comment(.preset, name), comment(.version, origin.version),
      comment(.epoch, "\(origin.epoch)"), comment(.alpha, Self.alphaConvention),
      comment(.frames, "\(hashes.count)"), comment(.digest, try digest()),
    ]
    let values = values.map { "\(Comment.value.prefix) \($0)" }
    let rate = picture.rate
    return ours + values + [
      "#tb 0: \(rate.denominator)/\(rate.numerator)", "#media_type 0: video",
      "#codec_id 0: rawvideo", "#dimensions 0: \(picture.width)x\(picture.height)",
      "#sar 0: 0/1", Self.columnTitles,
    ]
  }

  /// Source: FFmpeg, libavformat/hashenc.c: stream, two times in 10 columns, length and size in 8.
  private func line(ofFrame index: Int, size: Int, hash: String) -> String {
    let time = Self.padded(index, to: 10)
    return "0, \(time), \(time), \(Self.padded(1, to: 8)), \(Self.padded(size, to: 8)), \(hash)"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: " ", count: max(0, width - digits.utf8.count)) + digits
  }
}
