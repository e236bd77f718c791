// SPDX-License-Identifier: MIT

import CLibAV
import FrameEncoding

/// The outermost boxes of an MP4 or QuickTime file.
///
/// Source: ISO/IEC 14496-12, 4.2 Object structure.
///
/// Safety: the file is opened and closed within `init`; its handle is not kept.
@safe struct FileBoxes {
  /// The boxes' four-letter types, in the file's order.
  let types: [String]

  /// - Throws: `EncodingError.library` if a box reaches beyond the end of the file.
  init(path: String) throws(EncodingError) {
    var file: UnsafeMutablePointer<AVIOContext>?
    try LibAVStatus.check("avio_open") {
      unsafe avio_open(&file, "file:" + path, AVIO_FLAG_READ)
    }
    defer { unsafe avio_closep(&file) }
    let end = unsafe avio_size(file)
    var types: [String] = []
    var start: Int64 = 0
    while start < end {
      let (type, length) = unsafe Self.header(in: file, toEnd: end - start)
      guard length >= 8, length <= end - start else {
        throw .library(
          name: "FFmpeg", operation: "reading the boxes",
          detail: "box '\(type)' at byte \(start) has a length of \(length)")
      }
      types.append(type)
      start += length
      unsafe avio_seek(file, start, SEEK_SET)
    }
    self.types = types
  }

  /// Reads one box's type and its length in bytes; `rest` is the length up to the end of the file.
  private static func header(
    in file: UnsafeMutablePointer<AVIOContext>?, toEnd rest: Int64
  ) -> (type: String, length: Int64) {
    let short = unsafe avio_rb32(file)
    let type = unsafe avio_rb32(file)
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: type >> $0) }
    let length =
      switch short {
      case 0: rest
      case 1: Int64(bitPattern: unsafe avio_rb64(file))
      default: Int64(short)
      }
    return (String(decoding: letters, as: UTF8.self), length)
  }
}
