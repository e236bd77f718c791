// SPDX-License-Identifier: MIT

/// A place in a JSON text, and the problems found before it.
struct JSONCursor {
  let text: SourceText
  private(set) var offset: Int
  private(set) var problems = ProblemList()
  /// What spans say instead of bytes if the text is an override's.
  private let override: Int?
  /// The place of the text among those of its `SourceMap`.
  private let start: Int

  init(_ text: SourceText, override: Int?, at start: Int) {
    self.text = text
    self.override = override
    self.start = start
    offset = text.start
  }

  /// The byte ahead, or nil at the end.
  var next: UInt8? { byte(at: 0) }

  /// The byte that lies `distance` bytes ahead.
  func byte(at distance: Int) -> UInt8? {
    offset + distance < text.bytes.count ? text.bytes[offset + distance] : nil
  }

  mutating func advance(by count: Int = 1) { offset += count }

  /// Goes past `byte` if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Goes to the first byte from here on that does not fulfil `condition`, and returns those that did.
  mutating func take(while condition: (UInt8) -> Bool) -> Range<Int> {
    let start = offset
    while let byte = next, condition(byte) { offset += 1 }
    return start..<offset
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range], as: UTF8.self)
  }

  /// The span from `start` to here.
  func span(from start: Int) -> SourceSpan { span(start..<offset) }

  func span(_ range: Range<Int>) -> SourceSpan {
    override.map(SourceSpan.override)
      ?? .file(start + range.lowerBound..<start + range.upperBound)
  }

  /// The span of the character ahead; empty at the end.
  var nextSpan: SourceSpan { span(nextCharacter) }

  /// The bytes of the character ahead; none at the end.
  var nextCharacter: Range<Int> {
    let continuation = text.bytes[min(offset + 1, text.bytes.count)...].prefix { $0 & 0xC0 == 0x80 }
    return offset..<min(offset + 1 + continuation.count, text.bytes.count)
  }

  mutating func report(_ message: String, at span: SourceSpan, help: String? = nil) {
    problems.report(message, at: span, help: help)
  }

  /// Reports the problem after which nothing can be read.
  mutating func stop(_ message: String, at span: SourceSpan, help: String? = nil) -> JSONStop {
    report(message, at: span, help: help)
    return JSONStop()
  }

  /// `line 3, column 5`; nil if `span` is no place in a file.
  func place(of span: SourceSpan) -> String? {
    guard case .file(let bytes) = span else { return nil }
    return place(of: bytes.lowerBound - start)
  }

  func place(of offset: Int) -> String {
    let position = text.position(of: offset)
    return "line \(position.line), column \(position.column)"
  }
}
