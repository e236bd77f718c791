// SPDX-License-Identifier: MIT

extension JSONCursor {
  /// Reads the text in double quotes that is ahead.
  ///
  /// - Returns: nil if it held something that was reported.
  mutating func quotedText() throws(JSONStop) -> String? {
    let start = offset
    var scalars = String.UnicodeScalarView()
    var isValid = true
    advance()
    while let byte = next {
      switch byte {
      case Byte.quote:
        advance()
        return isValid ? String(scalars) : nil
      case Byte.lineFeed, Byte.carriageReturn:
        throw stop(
          "this text is not closed on its line", at: span(from: start),
          help: "end it with \"; a line break in a text is \\n")
      case Byte.backslash:
        if let scalar = escape() { scalars.append(scalar) } else { isValid = false }
      case ..<Byte.space:
        reportControlCharacter(byte)
        isValid = false
      default:
        let plain = take { $0 >= Byte.space && $0 != Byte.quote && $0 != Byte.backslash }
        scalars.append(contentsOf: string(plain).unicodeScalars)
      }
    }
    throw stop("this text is never closed", at: span(from: start), help: "end it with \"")
  }

  private mutating func reportControlCharacter(_ byte: UInt8) {
    let code = String(byte, radix: 16)
    let escape = "\\u" + String(repeating: "0", count: 4 - code.count) + code
    report(
      "a text cannot hold a control character", at: nextSpan,
      help: "write \(byte == Byte.tab ? "\\t" : escape) instead")
    advance()
  }

  /// Reads one escape sequence; a surrogate pair is one.
  ///
  /// - Returns: nil after a report.
  private mutating func escape() -> Unicode.Scalar? {
    let start = offset
    advance()
    guard let letter = next else { return nil }
    if let scalar = Self.escapes[letter] {
      advance()
      return scalar
    }
    guard letter == Byte.lowerU else {
      // A line break stays ahead: it ends the text.
      if letter >= Byte.space { advance() }
      report(
        "\(PrintableText.quoted(string(start..<offset))) is no escape sequence",
        at: span(from: start),
        help: "allowed are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits")
      return nil
    }
    advance()
    return unicodeEscape(from: start)
  }

  private mutating func unicodeEscape(from start: Int) -> Unicode.Scalar? {
    guard let unit = hexadecimalUnit() else {
      report("\\u needs four hexadecimal digits", at: span(from: start))
      return nil
    }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if UTF16.isLeadSurrogate(unit), next == Byte.backslash, byte(at: 1) == Byte.lowerU {
      advance(by: 2)
      if let trail = hexadecimalUnit(), UTF16.isTrailSurrogate(trail) {
        return Unicode.Scalar(
          0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00))
      }
    }
    report(
      "half of a surrogate pair stands for no character", at: span(from: start),
      help: "write the character itself, or both halves: \\ud83d\\udc99")
    return nil
  }

  private mutating func hexadecimalUnit() -> UInt16? {
    let digits = offset..<min(offset + 4, text.bytes.count)
    // The signs that UInt16 takes are no digits.
    guard digits.count == 4, string(digits).allSatisfy(\.isHexDigit),
      let unit = UInt16(string(digits), radix: 16)
    else { return nil }
    advance(by: 4)
    return unit
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    Byte.quote: "\"", Byte.backslash: "\\", Byte.slash: "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "t"): "\t",
  ]
}
