// SPDX-License-Identifier: MIT

import CLibAV
package import FrameEncoding

/// SHA-256, computed by libavutil.
///
/// Source: FIPS 180-4, 6.2.
///
/// Safety: `context` is freed exactly once, by `deinit`, and never leaves this type.
@safe package final class SHA256: FrameDigest {
  package static let name = "SHA256"

  private let context: OpaquePointer
  private static let bitCount = 256

  /// - Throws: `EncodingError.library` if memory is out.
  package init() throws(EncodingError) {
    unsafe context = try LibAVStatus.allocated("av_sha_alloc") { unsafe av_sha_alloc() }
    start()
  }

  deinit { unsafe av_free(UnsafeMutableRawPointer(context)) }

  package func update(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      unsafe av_sha_update(context, first, buffer.count)
    }
  }

  package func finish() -> String {
    var digest = [UInt8](repeating: 0, count: Self.bitCount / 8)
    unsafe digest.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      unsafe av_sha_final(context, first)
    }
    start()
    return digest.map(Self.hex).joined()
  }

  private func start() {
    let status = unsafe av_sha_init(context, Int32(Self.bitCount))
    precondition(status == 0, "libavutil always has SHA-256")
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }
}
