// SPDX-License-Identifier: MIT

/// Delays and loop of a GIF file, read by the specification with nothing of the encoder.
struct GIFBlocks {
  /// Of each picture, in centiseconds.
  private(set) var delays: [Int] = []
  /// Repeats after the first play; 0 is endlessly, nil says nothing.
  private(set) var repeats: Int?

  private let bytes: [UInt8]
  private var offset = 13

  /// Returns nil if the file breaks off or has no trailer at its end.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.starts(with: "GIF89a".utf8), bytes.count > 13 else { return nil }
    skipColorTable(described: bytes[10])
    while let kind = next(), kind != 0x3B {
      switch kind {
      case 0x21: readExtension()
      case 0x2C: skipImage()
      default: return nil
      }
    }
    guard offset == bytes.count, bytes.last == 0x3B else { return nil }
  }

  private mutating func next() -> UInt8? {
    guard offset < bytes.count else { return nil }
    offset += 1
    return bytes[offset - 1]
  }

  private mutating func skipColorTable(described flags: UInt8) {
    if flags & 0x80 != 0 { offset += 3 << (Int(flags & 7) + 1) }
  }

  private mutating func subBlocks() -> [[UInt8]] {
    var blocks: [[UInt8]] = []
    while let length = next(), length > 0 {
      blocks.append(Array(bytes[min(offset, bytes.count)...].prefix(Int(length))))
      offset += Int(length)
    }
    return blocks
  }

  private mutating func readExtension() {
    let label = next()
    let blocks = subBlocks()
    if label == 0xF9, let control = blocks.first, control.count == 4 {
      delays.append(Int(control[1]) + Int(control[2]) << 8)
    }
    if label == 0xFF, blocks.count == 2, blocks[0].elementsEqual("NETSCAPE2.0".utf8) {
      repeats = Int(blocks[1][1]) + Int(blocks[1][2]) << 8
    }
  }

  private mutating func skipImage() {
    offset += 8
    if let flags = next() { skipColorTable(described: flags) }
    offset += 1
    _ = subBlocks()
  }
}
