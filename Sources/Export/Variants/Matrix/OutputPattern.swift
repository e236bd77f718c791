// SPDX-License-Identifier: MIT

/// The name of an output with keys in braces, `{name}-{theme}.gif`, for what differs from clip to clip.
struct OutputPattern {
  private enum Piece {
    case text(String)
    case key(String)
  }

  /// Why a pattern gives no name.
  struct Objection: Error {
    let message: String
    let help: String?
  }

  private let pieces: [Piece]

  /// - Throws: If braces do not fit together.
  init(_ text: String) throws(Objection) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { "{}".contains($0) }) {
      pieces.append(.text(String(rest[..<brace])))
      let inside = rest[rest.index(after: brace)...]
      guard rest[brace] == "{", let end = inside.firstIndex(where: { "{}".contains($0) }),
        inside[end] == "}"
      else {
        throw Objection(
          message: "has \"\(rest[brace])\" without its other half",
          help: "keys stand in braces: {name}")
      }
      pieces.append(.key(String(inside[..<end])))
      rest = inside[inside.index(after: end)...]
    }
    self.pieces = pieces + [.text(String(rest))]
  }

  static func isNeeded(for text: String) -> Bool { text.contains { "{}".contains($0) } }

  var keys: [String] {
    pieces.compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  /// The name with `values` in place of keys.
  func name(with values: [(key: String, text: String)]) throws(Objection) -> String {
    var name = ""
    for piece in pieces {
      switch piece {
      case .text(let text): name += text
      case .key(let key):
        guard let value = values.first(where: { $0.key == key }) else {
          throw Self.unknown(key, values.map(\.key))
        }
        name += value.text
      }
    }
    return name
  }

  private static func unknown(_ key: String, _ known: [String]) -> Objection {
    let nearest = NearestName.of(key, among: known).map { "; did you mean {\($0)}?" } ?? ""
    return Objection(
      message: "has the unknown key {\(PrintableText.line(key.prefix(60)))}\(nearest)",
      help: "known here: \(known.map { "{\($0)}" }.joined(separator: ", "))")
  }
}
