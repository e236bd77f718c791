// SPDX-License-Identifier: MIT

/// A JSON document that the tool writes; members stay in the order given.
package indirect enum JSONText: Sendable, Hashable {
  case null
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([JSONText])
  case object([Member])

  package struct Member: Sendable, Hashable {
    package let key: String
    package let value: JSONText

    package init(key: String, value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  /// An object from pairs.
  package static func members(_ pairs: KeyValuePairs<String, JSONText>) -> JSONText {
    .object(pairs.map { Member(key: $0.key, value: $0.value) })
  }

  /// The document on lines of its own, two spaces a level.
  package func description(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .flag(let flag): return "\(flag)"
    case .whole(let number): return "\(number)"
    case .number(let number): return number.isFinite ? "\(number)" : "null"
    case .text(let text): return Self.quoted(text)
    case .list(let entries):
      let lines = entries.map { inner + $0.description(indent: inner) }
      return Self.block("[", lines, "]", indent)
    case .object(let members):
      let lines = members.map {
        "\(inner)\(Self.quoted($0.key)): \($0.value.description(indent: inner))"
      }
      return Self.block("{", lines, "}", indent)
    }
  }

  private static func block(
    _ open: String, _ lines: [String], _ close: String, _ indent: String
  ) -> String {
    if lines.isEmpty { return open + close }
    return "\(open)\n\(lines.joined(separator: ",\n"))\n\(indent)\(close)"
  }

  /// `text` as a JSON string.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
