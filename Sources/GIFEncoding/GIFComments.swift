// SPDX-License-Identifier: MIT

package import FrameEncoding

/// The comments of a GIF, whoever wrote it: other programs may have worked on ours.
///
/// Source: GIF89a specification, sections 17 to 27.
package enum GIFComments {
  /// Reads each comment as a text, in order; pictures are skipped, not decoded.
  ///
  /// - Throws: `EncodingError.verification` if the blocks do not fit together, `.writing` if the
  ///   file cannot be read.
  package static func read(_ path: String) throws(EncodingError) -> [String] {
    var file = try GIFBytes(path: path)
    let signatureAndSize = 10
    _ = try file.bytes(signatureAndSize)
    let flags = try file.byte()
    let backgroundIndexAndAspect = 2
    _ = try file.bytes(backgroundIndexAndAspect)
    try skipTable(flags, in: &file)
    var comments: [String] = []
    while true {
      switch try file.byte() {
      case GIFBlock.extensionIntroducer:
        let isComment = try file.byte() == GIFBlock.comment
        let content = try blocks(in: &file)
        if isComment { comments.append(String(decoding: content, as: UTF8.self)) }
      case GIFBlock.imageSeparator:
        let place = 8
        _ = try file.bytes(place)
        try skipTable(try file.byte(), in: &file)
        let codeSize = 1
        _ = try file.bytes(codeSize)
        _ = try blocks(in: &file)
      case GIFBlock.trailer: return comments
      case let label: throw .verification(detail: "unknown block \(label)")
      }
    }
  }

  /// Skips the colour table that `flags` announce, if they do.
  private static func skipTable(
    _ flags: UInt8, in file: inout GIFBytes
  ) throws(EncodingError) {
    _ = try file.bytes(3 * GIFBlock.tableCount(flags: flags))
  }

  private static func blocks(in file: inout GIFBytes) throws(EncodingError) -> [UInt8] {
    var content: [UInt8] = []
    while case let block = try file.block(), !block.isEmpty { content += block }
    return content
  }
}
