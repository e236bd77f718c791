// SPDX-License-Identifier: MIT

/// Reads lines of frames: `0, 17, 17, 1, 160000, hash`, with any spaces around the numbers.
struct FrameLineParser {
  /// Bytes of a frame.
  let size: Int
  /// Digits of a hash.
  let digitCount: Int

  struct Problem: Error {
    let message: String
    let bytes: Range<Int>
  }

  /// The hash in `line`, which must be that of frame `index`.
  func hash(in line: ArraySlice<UInt8>, ofFrame index: Int) throws(Problem) -> String {
    let fields = line.split(separator: Byte.comma, omittingEmptySubsequences: false)
      .map(Self.trimmed)
    guard fields.count == 6 else {
      throw Problem(
        message: "a frame has six fields between commas; here are \(fields.count)",
        bytes: line.indices)
    }
    try check(fields[0], is: 0, "there is one stream, 0")
    for time in fields[1...2] {
      try check(
        time, is: index,
        "frame \(index) belongs here: a line is missing, doubled, or at another place")
    }
    try check(fields[3], is: 1, "frame \(index) lasts 1 frame, as all do")
    try check(fields[4], is: size, "a frame of this size has \(size) bytes")
    let digits = fields[5]
    guard digits.count == digitCount, digits.allSatisfy(Self.isDigit) else {
      throw Problem(
        message: "the hash of frame \(index) must be \(digitCount) lower-case hexadecimal digits",
        bytes: digits.isEmpty ? line.indices : digits.indices)
    }
    return String(decoding: digits, as: UTF8.self)
  }

  private func check(
    _ field: ArraySlice<UInt8>, is number: Int, _ law: String
  ) throws(Problem) {
    guard Self.number(field) != number else { return }
    let found = PrintableText.quoted(String(decoding: field, as: UTF8.self))
    throw Problem(message: "\(law); found \(found)", bytes: field.indices)
  }

  /// Nil if `digits` are none, or more than any number here has.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...18 ~= digits.count, digits.allSatisfy(Byte.isDigit) else { return nil }
    return digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }

  private static func trimmed(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = field.firstIndex { $0 != Byte.space } ?? field.endIndex
    let end = field.lastIndex { $0 != Byte.space }.map { $0 + 1 } ?? start
    return field[start..<end]
  }
}
