// SPDX-License-Identifier: MIT

package import FrameEncoding
import FrameHashing
import VideoEncoding

/// The hash functions that frames can be told apart by.
package enum FrameHashAlgorithm: String, Sendable, CaseIterable {
  case sha256, md5, crc32

  /// The name that FFmpeg's `framehash` writes.
  package var ffmpegName: String { rawValue.uppercased() }

  /// Digits of a hash, in hexadecimal.
  package var digitCount: Int {
    switch self {
    case .sha256: 64
    case .md5: 32
    case .crc32: 8
    }
  }

  /// The hash of the bytes of `message`, as they lie in memory, in lower-case hexadecimal digits.
  package func hash<Word: FixedWidthInteger & BitwiseCopyable>(
    _ message: Span<Word>
  ) throws(EncodingError) -> String {
    let digest =
      switch self {
      case .sha256: try MessageDigest.sha256(message)
      case .md5: try MessageDigest.md5(message)
      case .crc32: CRC32.of(message)
      }
    return Self.text(of: digest)
  }

  /// Whether `text` has the form of a hash.
  func canWrite(_ text: String) -> Bool {
    text.utf8.count == digitCount && text.utf8.allSatisfy(Self.digits.contains)
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// `digest` in lower-case hexadecimal digits.
  static func text(of digest: [UInt8]) -> String {
    let text = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// The hash of `text` in UTF-8.
  package func hash(of text: String) throws(EncodingError) -> String {
    try hash(Array(text.utf8).span)
  }
}
