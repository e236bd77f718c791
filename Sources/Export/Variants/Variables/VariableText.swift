// SPDX-License-Identifier: MIT

/// A text with variables in it: `${name}` stands for one, `$${` for the characters `${`.
struct VariableText {
  enum Piece: Hashable {
    case text(String)
    case variable(String)
  }

  /// In order.
  let pieces: [Piece]
  /// Whether a `${` has no end; it is a piece of text then.
  let isUnclosed: Bool

  private static let dollar = UInt8(ascii: "$")
  private static let opening = Array("${".utf8)
  private static let escaped = Array("$${".utf8)

  init(_ text: String) {
    var pieces: [Piece] = []
    var isUnclosed = false
    var literal: [UInt8] = []
    var rest = Array(text.utf8)[...]
    func flush() {
      if !literal.isEmpty { pieces.append(.text(String(decoding: literal, as: UTF8.self))) }
      literal = []
    }
    while let byte = rest.first {
      if rest.starts(with: Self.escaped) {
        literal += Self.opening
        rest = rest.dropFirst(Self.escaped.count)
      } else if rest.starts(with: Self.opening), let end = rest.firstIndex(of: Byte.closeBrace) {
        flush()
        let name = rest[(rest.startIndex + Self.opening.count)..<end]
        pieces.append(.variable(String(decoding: name, as: UTF8.self)))
        rest = rest[(end + 1)...]
      } else {
        isUnclosed = isUnclosed || rest.starts(with: Self.opening)
        literal.append(byte)
        rest = rest.dropFirst()
      }
    }
    flush()
    self.pieces = pieces
    self.isUnclosed = isUnclosed
  }

  /// Whether `text` can have a variable in it, which most have not.
  static func isNeeded(for text: String) -> Bool { text.utf8.contains(dollar) }
}
