// SPDX-License-Identifier: MIT

import Scenes

/// What a variable can hold; its first value says which.
enum VariableType {
  case number, flag, color, text

  /// Nil if no variable can hold `json`.
  init?(of json: JSONValue) {
    switch json.content {
    case .number: self = .number
    case .flag: self = .flag
    case .text(let text): self = ColorNotation.color(text) == nil ? .text : .color
    case .null, .list, .object, .invalid: return nil
    }
  }

  /// How a value is written, to stand after "must be".
  var form: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .color: ColorNotation.form
    case .text: "a text"
    }
  }

  /// `json` as a value of this type; nil if it is none.
  ///
  /// A number may have a unit, and what an option says is text if it must be.
  func value(_ json: JSONValue) -> JSONValue? {
    let type = VariableType(of: json)
    switch (self, type, json.content) {
    case (.text, .number?, .number(let number)) where json.span.isOverride:
      return JSONValue(.text(number.literal), at: json.span)
    case (.text, .flag?, .flag(let flag)) where json.span.isOverride:
      return JSONValue(.text("\(flag)"), at: json.span)
    case (.text, .color?, _): return json
    case (.number, .text?, .text(let text)):
      return text.utf8.first.map { Byte.isDigit($0) || $0 == UInt8(ascii: "-") } == true
        ? json : nil
    default: return type == self ? json : nil
    }
  }
}
