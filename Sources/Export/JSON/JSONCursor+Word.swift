// SPDX-License-Identifier: MIT

extension JSONCursor {
  /// Reads the number, `true`, `false` or `null` that is ahead.
  mutating func word() throws(JSONStop) -> JSONValue {
    let start = offset
    let text = string(take(while: Byte.isWord))
    let content: JSONValue.Content? =
      switch text {
      case "true": .flag(true)
      case "false": .flag(false)
      case "null": .null
      default: JSONNumber(text).map(JSONValue.Content.number)
      }
    switch content {
    case .number(let number) where !number.value.isFinite:
      report("\(shortened(text)) is too large for a number", at: span(from: start))
      return JSONValue(.invalid, at: span(from: start))
    case .some(let content):
      return JSONValue(content, at: span(from: start))
    case .none:
      try reportWord(text, from: start)
      return JSONValue(.invalid, at: span(from: start))
    }
  }

  /// Says why `text` is no value.
  private mutating func reportWord(_ text: String, from start: Int) throws(JSONStop) {
    guard !text.isEmpty else { throw unexpected("a value") }
    let isNumeric = text.contains { $0.isNumber } && !(text.first?.isLetter ?? false)
    if ["nan", "infinity", "inf"].contains(text.lowercased().drop { "+-".contains($0) }) {
      report("\(shortened(text)) is not a finite number", at: span(from: start))
    } else if text.hasPrefix("#") {
      report("a colour needs double quotes: \"\(shortened(text))\"", at: span(from: start))
    } else if isNumeric {
      report(
        "\(shortened(text)) is not a number of JSON", at: span(from: start),
        help: "write such as 5, -0.5 or 1e3; a number with a unit is a text: \"500ms\"")
    } else if let nearest = NearestName.of(text, among: ["true", "false", "null"]) {
      report("unknown word \(shortened(text)); did you mean \(nearest)?", at: span(from: start))
    } else {
      report("text needs double quotes: \"\(shortened(text))\"", at: span(from: start))
    }
  }

  /// Reports what is ahead, where `expected` should be.
  mutating func unexpected(_ expected: String) -> JSONStop {
    guard let byte = next else {
      return stop("the text ends where \(expected) should be", at: nextSpan)
    }
    if byte == Byte.apostrophe {
      return stop("texts and keys need double quotes, not single ones", at: nextSpan)
    }
    guard !nextSpan.isOverride else { return stop("\(expected) is missing", at: nextSpan) }
    return stop(
      "\(PrintableText.quoted(string(nextCharacter))) where \(expected) should be", at: nextSpan)
  }

  private func shortened(_ text: String) -> String {
    PrintableText.line(text.prefix(30)) + (text.count > 30 ? "…" : "")
  }
}
