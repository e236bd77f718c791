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

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
  }

  package func position(of offset: Int) -> Position {
    let (number, line) = line(of: offset)
    let before = String(
      decoding: bytes[line.lowerBound..<max(offset, line.lowerBound)], as: UTF8.self)
    return Position(line: number, column: before.count + 1)
  }

  /// The number of the line that holds `offset`, and its bytes without the line break.
  ///
  /// Lines end with LF, CR LF or CR.
  package func line(of offset: Int) -> (number: Int, bytes: Range<Int>) {
    var number = 1
    var first = start
    for index in start..<max(start, min(offset, bytes.count)) where endsLine(index) {
      number += 1
      first = index + 1
    }
    let end = bytes[first...].firstIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    return (number, first..<(end ?? bytes.count))
  }

  private func endsLine(_ index: Int) -> Bool {
    switch bytes[index] {
    case Byte.lineFeed: true
    case Byte.carriageReturn: index + 1 == bytes.count || bytes[index + 1] != Byte.lineFeed
    default: false
    }
  }
}
