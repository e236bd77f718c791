// SPDX-License-Identifier: MIT

/// Reads JSON into a tree that knows the place of every key and value.
///
/// Comments and a comma after the last entry are accepted, and nothing else that RFC 8259 refuses.
/// After a mistake inside a value reading goes on, so that all of a file's mistakes come out at
/// once. Nesting is bounded, so that no text exhausts the stack.
package struct JSONReader {
  /// Bytes.
  package static let longestText = 1 << 20
  /// Objects and lists inside each other, the outermost included.
  package static let deepestNesting = 32

  private var cursor: JSONCursor

  /// - Parameters:
  ///   - text: At most `longestText` bytes are looked at.
  ///   - override: The index of the override whose value `text` is, nil for a file.
  ///   - start: The place of the file among those of its `SourceMap`.
  /// - Returns: The tree, or nil if brackets, commas or quotes do not fit together.
  package static func read(
    _ text: SourceText, override: Int? = nil, at start: Int = 0
  ) -> (value: JSONValue?, problems: ProblemList) {
    var reader = JSONReader(cursor: JSONCursor(text, override: override, at: start))
    do {
      return (try reader.document(), reader.cursor.problems)
    } catch {
      return (nil, reader.cursor.problems)
    }
  }

  private mutating func document() throws(JSONStop) -> JSONValue {
    try checkEncoding()
    try cursor.skipSpace()
    guard cursor.next != nil else {
      throw cursor.stop(
        "the file is empty", at: cursor.span(0..<0), help: "a preset is an object: { … }")
    }
    let value = try value(depth: 1)
    try cursor.skipSpace()
    if cursor.next != nil { throw cursor.unexpected("the end") }
    return value
  }

  private mutating func checkEncoding() throws(JSONStop) {
    let bytes = cursor.text.bytes
    let first = cursor.span(0..<min(1, bytes.count))
    guard bytes.count <= Self.longestText else {
      throw cursor.stop("the file is larger than 1 MiB, the most that a preset can be", at: first)
    }
    let start = bytes.prefix(2)
    if start == [0xFE, 0xFF] || start == [0xFF, 0xFE] || start.contains(0) {
      throw cursor.stop(
        "the file is not UTF-8 but looks like UTF-16 or UTF-32", at: first,
        help: "convert it: iconv -f UTF-16 -t UTF-8")
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw cursor.stop(
        "this byte is not valid UTF-8 (byte \(error.byteOffsets.lowerBound) of the file)",
        at: cursor.span(error.byteOffsets))
    }
  }

  private mutating func value(depth: Int) throws(JSONStop) -> JSONValue {
    guard let byte = cursor.next else { throw cursor.unexpected("a value") }
    let start = cursor.offset
    switch byte {
    case Byte.openBrace, Byte.openBracket:
      guard depth <= Self.deepestNesting else {
        throw cursor.stop(
          "nested deeper than \(Self.deepestNesting) levels", at: cursor.nextSpan)
      }
      return byte == Byte.openBrace ? try object(depth: depth) : try list(depth: depth)
    case Byte.quote:
      let text = try cursor.quotedText()
      return JSONValue(text.map(JSONValue.Content.text) ?? .invalid, at: cursor.span(from: start))
    default:
      return try cursor.word()
    }
  }

  private mutating func list(depth: Int) throws(JSONStop) -> JSONValue {
    let start = cursor.offset
    var values: [JSONValue] = []
    cursor.advance()
    while try !isAtEnd(closedBy: Byte.closeBracket, from: start) {
      values.append(try value(depth: depth + 1))
      try separator(before: Byte.closeBracket)
    }
    return JSONValue(.list(values), at: cursor.span(from: start))
  }

  private mutating func object(depth: Int) throws(JSONStop) -> JSONValue {
    let start = cursor.offset
    var members: [JSONMember] = []
    var keys: Set<String> = []
    cursor.advance()
    while try !isAtEnd(closedBy: Byte.closeBrace, from: start) {
      let keyStart = cursor.offset
      let key = try key()
      let keySpan = cursor.span(from: keyStart)
      try colon(after: key)
      let value = try value(depth: depth + 1)
      try separator(before: Byte.closeBrace)
      guard let key else { continue }
      if keys.insert(key).inserted {
        members.append(JSONMember(key: key, keySpan: keySpan, value: value))
      } else {
        reportDuplicate(key, at: keySpan, among: members)
      }
    }
    return JSONValue(.object(members), at: cursor.span(from: start))
  }

  /// Goes past the bracket `closing` if it is next, and past space in any case.
  private mutating func isAtEnd(
    closedBy closing: UInt8, from start: Int
  ) throws(JSONStop) -> Bool {
    try cursor.skipSpace()
    guard cursor.next != nil else {
      let bracket = cursor.string(start..<start + 1)
      throw cursor.stop(
        "\"\(bracket)\" is never closed", at: cursor.span(start..<start + 1),
        help: "the file ends at \(cursor.place(of: cursor.offset))")
    }
    return cursor.skip(closing)
  }

  /// - Returns: nil if the key was reported.
  private mutating func key() throws(JSONStop) -> String? {
    if cursor.next == Byte.quote { return try cursor.quotedText() }
    let start = cursor.offset
    let word = cursor.string(cursor.take(while: Byte.isWord))
    guard !word.isEmpty else { throw cursor.unexpected("a key in double quotes") }
    cursor.report(
      "a key needs double quotes: \(PrintableText.quoted(word))", at: cursor.span(from: start))
    return word
  }

  private mutating func colon(after key: String?) throws(JSONStop) {
    try cursor.skipSpace()
    guard cursor.skip(Byte.colon) else { throw cursor.unexpected("\":\" after the key") }
    try cursor.skipSpace()
  }

  /// Goes past the comma after an entry; a missing one is reported, and reading goes on.
  private mutating func separator(before closing: UInt8) throws(JSONStop) {
    let end = cursor.offset
    try cursor.skipSpace()
    guard let byte = cursor.next, byte != closing, !cursor.skip(Byte.comma) else { return }
    guard byte == Byte.quote || byte == Byte.openBrace || Byte.isWord(byte) else {
      throw cursor.unexpected("\",\" or \"\(Character(Unicode.Scalar(closing)))\"")
    }
    cursor.report("a comma is missing after this", at: cursor.span(max(end - 1, 0)..<end))
  }

  private mutating func reportDuplicate(
    _ key: String, at span: SourceSpan, among members: [JSONMember]
  ) {
    // Finding the first of many duplicates over and over would take minutes.
    let first = cursor.problems.isFull ? nil : members.first { $0.key == key }?.keySpan
    let place = first.flatMap(cursor.place).map { " at \($0)" } ?? ""
    cursor.report(
      "duplicate key \(PrintableText.quoted(key)); it is there already\(place)", at: span)
  }
}
