// SPDX-License-Identifier: MIT

/// A number as it was written, so that whole numbers and decimal fractions stay exact.
package struct JSONNumber: Sendable, Hashable {
  package let literal: String
  /// The nearest Double; infinite if the number is too large for one.
  package let value: Double

  /// Returns nil if `literal` is not a number of JSON's grammar.
  ///
  /// Source: RFC 8259, §6 Numbers.
  package init?(_ literal: String) {
    guard Self.isNumber(literal.utf8), let value = Double(literal) else { return nil }
    self.literal = literal
    self.value = value
  }

  /// The number if it is whole and no bit of it was lost.
  package var whole: Int? {
    // From 2^53 on, a Double with a fraction or an exponent may stand for a neighbour.
    Int(literal) ?? (abs(value) < 0x1p53 ? Int(exactly: value) : nil)
  }

  private static func isNumber(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let wholeDigits = skipDigits(&rest)
    guard wholeDigits > 0, !startsWithZero || wholeDigits == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard skipDigits(&rest) > 0 else { return false }
    }
    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard skipDigits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func skipDigits(_ text: inout Substring.UTF8View) -> Int {
    let digits = text.prefix(while: Byte.isDigit)
    text = text[digits.endIndex...]
    return digits.count
  }
}
