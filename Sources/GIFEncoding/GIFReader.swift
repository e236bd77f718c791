// SPDX-License-Identifier: MIT

package import FrameEncoding

/// Reads a GIF back, frame by frame, in memory that does not depend on its length.
///
/// Everything that the encoder never writes is an error: this checks our own files and is no
/// general reader. Errors are `EncodingError.verification`, or `.writing` if reading fails.
///
/// Source: GIF89a specification, sections 17 to 27.
package struct GIFReader {
  package let width: Int
  package let height: Int
  /// The global colour table: red, green and blue of each entry.
  package let table: [UInt8]
  /// The number in the loop extension read so far, or `nil` if there was none.
  package private(set) var repeats: Int?
  /// The bytes of the comments read so far.
  package private(set) var comment: [UInt8] = []

  private var file: GIFBytes

  /// Opens a file and reads up to the end of its global colour table.
  package init(path: String) throws(EncodingError) {
    file = try GIFBytes(path: path)
    guard try file.bytes(6) == Array("GIF89a".utf8) else {
      throw .verification(detail: "no GIF89a header")
    }
    width = try file.word()
    height = try file.word()
    let flags = try file.byte()
    let entryCount = GIFBlock.tableCount(flags: flags)
    guard entryCount > 0 else { throw .verification(detail: "no global color table") }
    let backgroundIndexAndAspect = 2
    _ = try file.bytes(backgroundIndexAndAspect)
    table = try file.bytes(3 * entryCount)
  }

  /// Reads on to the end of the next frame; `nil` at the end of the file.
  package mutating func nextFrame() throws(EncodingError) -> FrameSummary? {
    var control: Control?
    while true {
      switch try file.byte() {
      case GIFBlock.extensionIntroducer: control = try readExtension() ?? control
      case GIFBlock.imageSeparator: return try readFrame(control)
      case GIFBlock.trailer:
        guard try file.next() == nil else {
          throw .verification(detail: "bytes follow the trailer")
        }
        return nil
      case let label: throw .verification(detail: "unknown block \(label)")
      }
    }
  }

  /// What a graphic control extension says of the frame after it.
  private struct Control {
    let disposal: GIFFrame.Disposal
    let delay: Int
    let transparentIndex: UInt8?
  }

  /// Reads an extension; returns what it says if it is a graphic control.
  private mutating func readExtension() throws(EncodingError) -> Control? {
    let label = try file.byte()
    switch label {
    case GIFBlock.graphicControl: return try readControl()
    case GIFBlock.comment:
      while case let block = try file.block(), !block.isEmpty { comment += block }
      return nil
    case GIFBlock.application:
      try readLoop()
      return nil
    default: throw .verification(detail: "unknown extension \(label)")
    }
  }

  private mutating func readControl() throws(EncodingError) -> Control {
    guard try file.byte() == 4 else {
      throw .verification(detail: "a graphic control extension has a wrong length")
    }
    let flags = try file.byte()
    let delay = try file.word()
    let index = try file.byte()
    guard try file.byte() == 0, let disposal = GIFFrame.Disposal(rawValue: flags >> 2) else {
      throw .verification(detail: "a graphic control extension has a wrong form")
    }
    return Control(
      disposal: disposal, delay: delay, transparentIndex: flags & 1 == 1 ? index : nil)
  }

  private mutating func readLoop() throws(EncodingError) {
    guard try file.block() == NetscapeLoop.identifier, try file.byte() == 3,
      try file.byte() == 1
    else { throw .verification(detail: "an application extension is not a loop") }
    repeats = try file.word()
    guard try file.byte() == 0 else {
      throw .verification(detail: "the loop extension has a wrong length")
    }
  }

  private mutating func readFrame(_ control: Control?) throws(EncodingError) -> FrameSummary {
    let (left, top) = (try file.word(), try file.word())
    let (frameWidth, frameHeight) = (try file.word(), try file.word())
    guard frameWidth > 0, frameHeight > 0, left + frameWidth <= width, top + frameHeight <= height
    else { throw .verification(detail: "a frame is empty or not inside the screen") }
    guard let control else { throw .verification(detail: "a frame has no delay") }
    let flags = try file.byte()
    guard flags & 0x78 == 0, flags == 0 || flags & 0x80 != 0 else {
      throw .verification(detail: "a frame is interlaced or has a sorted table")
    }
    let colorCount = GIFBlock.tableCount(flags: flags)
    var digest = ContentDigest()
    for byte in try file.bytes(3 * colorCount) { digest.add(byte) }
    try readPixels(count: frameWidth * frameHeight, into: &digest)
    let header = GIFFrame(
      area: PixelArea(x: left, y: top, width: frameWidth, height: frameHeight),
      delayInCentiseconds: control.delay, disposal: control.disposal,
      transparentIndex: control.transparentIndex)
    return FrameSummary(header: header, colorCount: colorCount, digest: digest.value)
  }

  private mutating func readPixels(
    count: Int, into digest: inout ContentDigest
  ) throws(EncodingError) {
    let codeSize = Int(try file.byte())
    guard (2...8).contains(codeSize) else {
      throw .verification(detail: "a frame's code size is not 2 to 8")
    }
    var decoder = LZWReader(codeSize: codeSize, pixelCount: count)
    while case let block = try file.block(), !block.isEmpty {
      for byte in block { try decoder.read(byte, into: &digest) }
    }
    guard decoder.isComplete else {
      throw .verification(detail: "a frame has \(decoder.pixelsLeft) pixels too few")
    }
  }
}
