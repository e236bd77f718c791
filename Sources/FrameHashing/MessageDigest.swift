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
      throw refusal(of: "EVP_Digest")
    }
    return Array(digest.prefix(Int(length)))
  }

  /// A message that comes in pieces.
  ///
  /// Safety: `context` is freed once, by `deinit`, and never leaves this type; pieces are lent for
  /// one call.
  @safe package struct Stream: ~Copyable {
    private let context: OpaquePointer
    private let digest: MessageDigest

    package init(_ digest: MessageDigest) throws(EncodingError) {
      guard let context = unsafe EVP_MD_CTX_new() else {
        throw digest.refusal(of: "EVP_MD_CTX_new")
      }
      guard unsafe EVP_DigestInit_ex(context, digest.function, nil) == 1 else {
        unsafe EVP_MD_CTX_free(context)
        throw digest.refusal(of: "EVP_DigestInit_ex")
      }
      unsafe self.context = unsafe context
      self.digest = digest
    }

    deinit { unsafe EVP_MD_CTX_free(context) }

    package mutating func add(_ piece: [UInt8]) throws(EncodingError) {
      let status = unsafe piece.withUnsafeBytes { bytes in
        unsafe EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
      }
      guard status == 1 else { throw digest.refusal(of: "EVP_DigestUpdate") }
    }

    /// The digest of all pieces.
    package consuming func finish() throws(EncodingError) -> [UInt8] {
      var result = [UInt8](repeating: 0, count: MessageDigest.longestDigest)
      var length: UInt32 = 0
      let status = unsafe result.withUnsafeMutableBufferPointer { buffer in
        unsafe EVP_DigestFinal_ex(context, buffer.baseAddress, &length)
      }
      guard status == 1 else { throw digest.refusal(of: "EVP_DigestFinal_ex") }
      return Array(result.prefix(Int(length)))
    }
  }

  private func refusal(of operation: String) -> EncodingError {
    .library(name: "libcrypto", operation: operation, detail: "\(self) is refused")
  }

  private var function: OpaquePointer? {
    switch self {
    case .sha256: unsafe EVP_sha256()
    case .md5: unsafe EVP_md5()
    }
  }
}
