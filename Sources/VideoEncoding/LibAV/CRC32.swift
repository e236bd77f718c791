// SPDX-License-Identifier: MIT

import CLibAV

/// The checksum of zlib and PNG, computed by libavutil.
///
/// Source: RFC 1952, 8; FFmpeg's `framehash` prints it with the highest byte first.
package enum CRC32 {
  /// The sum of the bytes of `message`, as they lie in memory: four bytes, the highest first.
  package static func of<Word: FixedWidthInteger & BitwiseCopyable>(
    _ message: Span<Word>
  ) -> [UInt8] {
    // Safety: the table is the library's own and constant; the message is only read.
    let sum = unsafe message.withUnsafeBytes { bytes in
      unsafe ~av_crc(
        av_crc_get_table(AV_CRC_32_IEEE_LE), ~0, bytes.bindMemory(to: UInt8.self).baseAddress,
        bytes.count)
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }
}
