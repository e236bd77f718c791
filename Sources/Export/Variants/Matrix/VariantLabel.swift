// SPDX-License-Identifier: MIT

import Scenes

/// The words that name variables, axes and their values.
///
/// Labels become parts of file names and of `--variant`, names of axes parts of patterns.
enum VariantLabel {
  /// Bytes of UTF-8.
  private static let longest = 64

  static let nameRules = "letters, digits, \"-\" and \"_\", at most \(longest) bytes"
  static let rules = "letters, digits, \"-\", \"_\", \"@\" and \".\", at most \(longest) bytes"

  /// Whether `word` can name a variable or an axis.
  static func isName(_ word: String) -> Bool {
    isLabel(word) && !word.contains { ".@".contains($0) }
  }

  /// Whether `word` can stand for a value of an axis.
  static func isLabel(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.count <= longest
      && word.unicodeScalars.allSatisfy(FileStem.isAllowed)
  }

  /// The label of a value that has none: a number as it would be written, a colour without `#`, a
  /// size as `320x480`; nil for what has no such text.
  static func text(of json: JSONValue) -> String? {
    switch json.content {
    case .number(let number):
      number.whole.map(String.init) ?? UInt64(number.literal).map(String.init)
        ?? NumberText.of(number.value)
    case .flag(let flag): "\(flag)"
    case .text(let text): text.hasPrefix("#") ? String(text.dropFirst()) : text
    case .list(let entries):
      entries.count == 2 ? sides(entries) : nil
    case .null, .object, .invalid: nil
    }
  }

  private static func sides(_ entries: [JSONValue]) -> String? {
    let texts = entries.compactMap { entry -> String? in
      if case .list = entry.content { nil } else { text(of: entry) }
    }
    return texts.count == entries.count ? texts.joined(separator: "x") : nil
  }
}
