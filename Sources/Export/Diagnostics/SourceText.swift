// SPDX-License-Identifier: MIT

/// The bytes of a preset file, with the name that messages use.
package struct SourceText: Sendable {
  /// Where a byte lies for a reader; both count from 1, the column in characters.
  package struct Position: Sendable, Hashable, CustomStringConvertible {
    package let line: Int
    package let column: Int

    package var description: String { "\(line):\(column)" }
  }

  package let name: String
  package let bytes: [UInt8]
  /// The first byte after a byte order mark.
  package let start: Int
  /// Where each line begins; places are asked for by the thousand.
  private let lineStarts: [Int]
  /// Whether each byte is a character.
  private let isASCII: Bool

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    let start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    self.start = start
    lineStarts =
      [start] + bytes.indices.dropFirst(start).filter { Self.endsLine($0, bytes) }.map { $0 + 1 }
    isASCII = bytes.dropFirst(start).allSatisfy { $0 < 0x80 }
  }

  package func position(of offset: Int) -> Position {
    let (number, line) = line(of: offset)
    let before = line.lowerBound..<max(offset, line.lowerBound)
    let column = isASCII ? before.count : String(decoding: bytes[before], as: UTF8.self).count
    return Position(line: number, column: column + 1)
  }

  /// The number of the line that holds `offset`, and its bytes without the line break.
  ///
  /// Lines end with LF, CR LF or CR.
  package func line(of offset: Int) -> (number: Int, bytes: Range<Int>) {
    var number = 1
    var end = lineStarts.count
    while number < end {
      let middle = (number + end) / 2
      if lineStarts[middle] <= offset { number = middle + 1 } else { end = middle }
    }
    let first = lineStarts[number - 1]
    let lineEnd = bytes[first...].firstIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    return (number, first..<(lineEnd ?? bytes.count))
  }

  private static func endsLine(_ index: Int, _ bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case Byte.lineFeed: true
    case Byte.carriageReturn: index + 1 == bytes.count || bytes[index + 1] != Byte.lineFeed
    default: false
    }
  }
}
