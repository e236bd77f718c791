// SPDX-License-Identifier: MIT

/// An option as the user sees it: how it is written and what help says of it.
package struct OptionDeclaration: Sendable, Hashable {
  /// The long name, without dashes.
  package let name: String
  /// The letter that stands for it behind one dash.
  package let short: Character?
  /// What help calls the value; nil for a flag, which has none.
  package let valueName: String?
  /// One sentence, without a full stop.
  package let summary: String

  /// `--name`.
  package var spelling: String { "--\(name)" }

  /// `-o, --output <file>`.
  package var usage: String {
    let letter = short.map { "-\($0), " } ?? ""
    let value = valueName.map { " <\($0)>" } ?? ""
    return letter + spelling + value
  }
}
