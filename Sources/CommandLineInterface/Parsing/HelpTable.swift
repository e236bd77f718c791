// SPDX-License-Identifier: MIT

/// Words of the tool's output and what they mean, for help.
package struct HelpTable: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    package let word: String
    /// Without a full stop.
    package let meaning: String

    package init(_ word: String, _ meaning: String) {
      self.word = word
      self.meaning = meaning
    }
  }

  /// In capitals, without a colon.
  package let title: String
  package let rows: [Row]

  package init(_ title: String, _ rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}
