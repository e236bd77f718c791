// SPDX-License-Identifier: MIT

/// Why a golden cannot be compared with: where it is broken, and what to do.
package struct GoldenError: Error, Sendable, Hashable {
  package let file: String
  package let position: SourceText.Position
  /// One sentence, lower-case start, without a full stop.
  package let message: String
  /// The line with a mark under the culprit.
  package let excerpt: String
  package let help: String

  init(_ message: String, at bytes: Range<Int>, of text: SourceText, help: String) {
    file = PrintableText.line(text.name)
    position = text.position(of: bytes.lowerBound)
    excerpt = SourceExcerpt.text(of: bytes, in: text)
    self.message = message
    self.help = help
  }
}

extension GoldenError: CustomStringConvertible {
  /// Several lines; the first says all that matters: `Golden/heart.framehash:21:1: …`.
  package var description: String {
    "\(file):\(position): \(message)\n\(excerpt)\n   = help: \(help)"
  }
}
