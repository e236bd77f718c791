// SPDX-License-Identifier: MIT

import CCrypto
package import FrameEncoding

/// A hash of a whole message, computed by OpenSSL's libcrypto.
///
/// libavutil has the same functions in portable C, which take longer than drawing a frame does.
///
/// Source: FIPS 180-4, 6.2 (SHA-256); RFC 1321 (MD5).
package enum MessageDigest: Sendable, Hashable {
  case sha256
  /// To compare with what others have; it keeps no one from making two messages of one hash.
  case md5

  private static let longestDigest = 64

  /// The digest of the bytes of `message`, as they lie in memory.
  ///
  /// - Throws: `EncodingError.library` if the library refuses the function, as one that is limited
  ///   to the functions of FIPS 140 refuses MD5.
  package func callAsFunction<Word: FixedWidthInteger & BitwiseCopyable>(
    _ message: Span<Word>
  ) throws(EncodingError) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Self.longestDigest)
    var length: UInt32 = 0
    // Safety: the library reads the message and writes at most 64 bytes, all before it returns.
    let status = unsafe message.withUnsafeBytes { bytes in
      unsafe digest.withUnsafeMutableBufferPointer { digest in
        unsafe EVP_Digest(
          bytes.baseAddress, bytes.count, digest.baseAddress, &length, function, nil)
      }
    }
    guard status == 1 else {
      throw .library(name: "libcrypto", operation: "EVP_Digest", detail: "\(self) is refused")
    }
    return Array(digest.prefix(Int(length)))
  }

  private var function: OpaquePointer? {
    switch self {
    case .sha256: unsafe EVP_sha256()
    case .md5: unsafe EVP_md5()
    }
  }
}
