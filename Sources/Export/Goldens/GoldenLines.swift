// SPDX-License-Identifier: MIT

/// The lines of a golden: comments, then frames.
struct GoldenLines {
  static let remedy =
    "restore the file from version control, or record it again: "
    + "zoetrope verify PRESET --record changed --accept"

  private let text: SourceText
  private var offset: Int

  init(_ text: SourceText) {
    self.text = text
    offset = text.start
  }

  /// Where reading stands, for messages about what is missing.
  var place: Range<Int> { offset..<min(offset + 1, text.bytes.count) }

  /// The bytes of the next line if it is a comment, without its end.
  mutating func nextComment() throws(GoldenError) -> Range<Int>? {
    guard offset < text.bytes.count, text.bytes[offset] == UInt8(ascii: "#") else {
      if offset == text.start { try checkStart() }
      try checkMergeMark(text.line(of: offset).bytes)
      return nil
    }
    return try next()
  }

  /// The bytes of the next line, without its end; nil at the end of the file.
  mutating func nextFrame() throws(GoldenError) -> Range<Int>? {
    offset < text.bytes.count ? try next() : nil
  }

  private mutating func next() throws(GoldenError) -> Range<Int> {
    let bytes = text.bytes
    let end = bytes[offset...].firstIndex { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }
    guard let end else {
      throw GoldenError(
        "the last line does not end: the file is cut short", at: offset..<bytes.count, of: text,
        help: Self.remedy)
    }
    guard bytes[end] == Byte.lineFeed else {
      throw GoldenError(
        "the line ends with a carriage return; goldens have line feeds alone", at: offset..<end,
        of: text,
        help: "git may have changed it: put '*.framehash text eol=lf' into .gitattributes, then "
          + "'git add --renormalize .'")
    }
    defer { offset = end + 1 }
    try checkMergeMark(offset..<end)
    return offset..<end
  }

  private func checkStart() throws(GoldenError) {
    if text.bytes.count == text.start {
      throw GoldenError("the file is empty", at: place, of: text, help: Self.remedy)
    }
    _ = try checkMergeMark(text.line(of: offset).bytes)
    throw GoldenError(
      "this is not the start of a golden: \"#format: frame checksums\"", at: place, of: text,
      help: Self.remedy)
  }

  private func checkMergeMark(_ line: Range<Int>) throws(GoldenError) {
    guard let first = text.bytes[line].first, "<=>|".utf8.contains(first),
      text.bytes[line].prefix(7).count(where: { $0 == first }) == 7
    else { return }
    throw GoldenError(
      "this is the mark of a merge conflict", at: line, of: text,
      help: "a golden cannot be merged by hand; record it again: "
        + "zoetrope verify PRESET --record changed --accept")
  }
}
