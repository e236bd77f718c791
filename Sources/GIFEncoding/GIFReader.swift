// SPDX-License-Identifier: MIT

package import FrameEncoding

/// Reads the blocks of a GIF back, without its pixels, in memory that does not depend on its length.
///
/// Everything that the encoder never writes is an error: this checks our own files and is no
/// general reader. Errors are `EncodingError.verification`, or `.writing` if reading fails.
///
/// Source: GIF89a specification, sections 17 to 27.
package struct GIFReader {
  package let width: Int
  package let height: Int
  /// Entries of the global color table.
  package let colorCount: Int
  /// The number in the loop extension read so far, or `nil` if there was none.
  package private(set) var repeats: Int?

  private var file: GIFBytes

  /// Opens a file and reads up to the end of its global color table.
  package init(path: String) throws(EncodingError) {
    file = try GIFBytes(path: path)
    guard try file.bytes(6) == Array("GIF89a".utf8) else {
      throw .verification(detail: "no GIF89a header")
    }
    width = try file.word()
    height = try file.word()
    let flags = try file.byte()
    guard flags & 0x80 != 0 else { throw .verification(detail: "no global color table") }
    colorCount = 2 << Int(flags & 7)
    let backgroundIndexAndAspect = 2
    _ = try file.bytes(backgroundIndexAndAspect + 3 * colorCount)
  }

  /// Reads on to the end of the next frame; `nil` at the end of the file.
  package mutating func nextFrame() throws(EncodingError) -> GIFFrame? {
    var control: Control?
    while true {
      switch try file.byte() {
      case 0x21: control = try readExtension() ?? control
      case 0x2C: return try readFrame(control)
      case 0x3B:
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
    case 0xF9: return try readControl()
    case 0xFF:
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

  private mutating func readFrame(_ control: Control?) throws(EncodingError) -> GIFFrame {
    let (left, top) = (try file.word(), try file.word())
    let (frameWidth, frameHeight) = (try file.word(), try file.word())
    guard frameWidth > 0, frameHeight > 0, left + frameWidth <= width, top + frameHeight <= height
    else { throw .verification(detail: "a frame is empty or not inside the screen") }
    guard try file.byte() == 0 else {
      throw .verification(detail: "a frame is interlaced or has a color table")
    }
    guard let control else { throw .verification(detail: "a frame has no delay") }
    try skipPixels()
    return GIFFrame(
      area: PixelArea(x: left, y: top, width: frameWidth, height: frameHeight),
      delayInCentiseconds: control.delay, disposal: control.disposal,
      transparentIndex: control.transparentIndex)
  }

  private mutating func skipPixels() throws(EncodingError) {
    guard (2...8).contains(try file.byte()) else {
      throw .verification(detail: "a frame's code size is not 2 to 8")
    }
    guard try !file.block().isEmpty else { throw .verification(detail: "a frame has no pixels") }
    while try !file.block().isEmpty {}
  }
}
