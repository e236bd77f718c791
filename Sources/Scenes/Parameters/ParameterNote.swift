// SPDX-License-Identifier: MIT

/// What help says of a parameter.
package struct ParameterNote: Sendable, Hashable, ExpressibleByStringLiteral {
  /// One sentence, without a full stop.
  package let meaning: String
  /// Where the default comes from: an article, a recording, or our own choice.
  package let source: String?

  package init(_ meaning: String, source: String? = nil) {
    self.meaning = meaning
    self.source = source
  }

  package init(stringLiteral meaning: String) { self.init(meaning) }
}
