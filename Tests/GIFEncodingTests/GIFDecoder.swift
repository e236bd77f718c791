// SPDX-License-Identifier: MIT

/// Decodes a GIF as a browser shows it: an independent judge, written from the specification.
///
/// Frames are drawn over a screen that starts clear; disposal 2 clears a frame's area. Only what a
/// well-formed animation holds is understood; `nil` comes back for anything else.
///
/// Source: GIF89a specification, with appendix F for the compression.
struct GIFDecoder {
  struct Picture {
    /// Packed as `PremultipliedColor.bits`; 0 where nothing was drawn.
    let pixels: [UInt32]
    let delay: Int
    let hasOwnTable: Bool
  }

  private(set) var width = 0
  private(set) var height = 0
  /// The global colour table.
  private(set) var table: [UInt32] = []
  private(set) var pictures: [Picture] = []
  private(set) var repeats: Int?
  var ownTableCount: Int { pictures.count { $0.hasOwnTable } }

  private let bytes: [UInt8]
  private var position = 0
  private var screen: [UInt32] = []
  private var control: [UInt8] = [0, 0, 0, 0]

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let header = take(13), Array(header[..<6]) == Array("GIF89a".utf8), header[10] >= 0x80
    else { return nil }
    width = Self.word(header, 6)
    height = Self.word(header, 8)
    screen = [UInt32](repeating: 0, count: width * height)
    guard let entries = takeTable(sizeBits: header[10]) else { return nil }
    table = entries
    while let label = take(1)?.first {
      switch label {
      case 0x21: guard readExtension() else { return nil }
      case 0x2C: guard readImage() else { return nil }
      case 0x3B:
        if position == bytes.count { return }
        return nil
      default: return nil
      }
    }
    return nil
  }

  private mutating func readExtension() -> Bool {
    guard let label = take(1)?.first, let first = takeBlock(), let rest = takeBlocks() else {
      return false
    }
    if label == 0xF9, first.count == 4 { control = first }
    if label == 0xFF, first == Array("NETSCAPE2.0".utf8), rest.count == 3 {
      repeats = Self.word(rest, 1)
    }
    return true
  }

  private mutating func readImage() -> Bool {
    guard let place = take(9), place[8] & 0x78 == 0,
      let table = place[8] == 0 ? table : takeTable(sizeBits: place[8]),
      let codeSize = take(1)?.first, 2...8 ~= codeSize, let codes = takeBlocks()
    else { return false }
    let (left, top) = (Self.word(place, 0), Self.word(place, 2))
    let (columns, rows) = (Self.word(place, 4), Self.word(place, 6))
    let indices = LZWDecoder.indices(of: codes, codeSize: Int(codeSize))
    guard indices.count == columns * rows, left + columns <= width, top + rows <= height else {
      return false
    }
    let transparent = control[0] & 1 == 1 ? control[3] : nil
    let positions = (0..<columns * rows).map {
      (top + $0 / columns) * width + left + $0 % columns
    }
    for (position, index) in zip(positions, indices) where index != transparent {
      guard table.indices.contains(Int(index)) else { return false }
      screen[position] = table[Int(index)]
    }
    pictures.append(
      Picture(pixels: screen, delay: Self.word(control, 1), hasOwnTable: place[8] != 0))
    if control[0] >> 2 & 7 == 2 {
      for position in positions { screen[position] = 0 }
    }
    return true
  }

  private mutating func takeTable(sizeBits: UInt8) -> [UInt32]? {
    take(3 * (2 << Int(sizeBits & 7))).map { entries in
      stride(from: 0, to: entries.count, by: 3).map {
        UInt32(entries[$0]) | UInt32(entries[$0 + 1]) << 8 | UInt32(entries[$0 + 2]) << 16
          | 0xFF00_0000
      }
    }
  }

  private mutating func take(_ count: Int) -> [UInt8]? {
    guard position + count <= bytes.count else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  private mutating func takeBlock() -> [UInt8]? { take(1).flatMap { take(Int($0[0])) } }

  /// Sub-blocks up to the empty one, joined.
  private mutating func takeBlocks() -> [UInt8]? {
    var result: [UInt8] = []
    while let block = takeBlock() {
      if block.isEmpty { return result }
      result += block
    }
    return nil
  }

  private static func word(_ bytes: [UInt8], _ index: Int) -> Int {
    Int(bytes[index]) | Int(bytes[index + 1]) << 8
  }
}
