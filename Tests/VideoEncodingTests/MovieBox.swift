// SPDX-License-Identifier: MIT

/// A box of an MP4 file, read from the specification alone (ISO/IEC 14496-12).
struct MovieBox {
  let type: String
  /// What follows the length and the type.
  let content: ArraySlice<UInt8>

  /// Reads the boxes that fill `bytes`; nil if they do not fill it exactly.
  static func boxes(in bytes: ArraySlice<UInt8>) -> [MovieBox]? {
    var rest = bytes
    var boxes: [MovieBox] = []
    while !rest.isEmpty {
      guard rest.count >= 8 else { return nil }
      let length = Int(number(in: rest, at: 0, bytes: 4))
      guard length >= 8, length <= rest.count else { return nil }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      boxes.append(MovieBox(type: type, content: rest.prefix(length).dropFirst(8)))
      rest = rest.dropFirst(length)
    }
    return boxes
  }

  /// The first box at the end of a path such as `moov/trak/tkhd`.
  static func find(_ path: String, in bytes: ArraySlice<UInt8>) -> MovieBox? {
    var found: MovieBox?
    var scope = bytes
    for type in path.split(separator: "/") {
      found = boxes(in: scope)?.first { $0.type == type }
      guard let found else { return nil }
      scope = found.content.dropFirst(found.bytesBeforeChildren)
    }
    return found
  }

  /// The big-endian number at `offset` of the content.
  func number(at offset: Int, bytes count: Int = 4) -> UInt64 {
    Self.number(in: content, at: offset, bytes: count)
  }

  private var bytesBeforeChildren: Int {
    switch type {
    case "stsd": 8
    case "avc1": 78
    default: 0
    }
  }

  private static func number(in bytes: ArraySlice<UInt8>, at offset: Int, bytes count: Int)
    -> UInt64
  {
    bytes.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
