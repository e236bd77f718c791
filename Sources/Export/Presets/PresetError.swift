// SPDX-License-Identifier: MIT

/// One thing that is wrong with a preset: where, what, and what is allowed.
package struct PresetError: Error, Sendable, Hashable {
  /// `file:line:column`, or the option of the command line that is to blame.
  package let place: String
  /// Nil for an option.
  package let position: SourceText.Position?
  /// One sentence, lower-case start, without a full stop.
  package let message: String
  /// The line of the file with a mark under the culprit; nil for an option.
  package let excerpt: String?
  package let help: String?

  init(_ problem: SourceProblem, in file: SourceText, _ overrides: [Override]) {
    message = problem.message
    help = problem.help
    switch problem.span {
    case .file(let bytes):
      let position = file.position(of: bytes.lowerBound)
      self.position = position
      place = "\(PrintableText.line(file.name)):\(position)"
      excerpt = SourceExcerpt.text(of: bytes, in: file)
    case .override(let index):
      position = nil
      place = PrintableText.line(overrides[index].spelling)
      excerpt = nil
    }
  }
}

extension PresetError: CustomStringConvertible {
  /// Several lines; the first says all that matters: `heart.json:21:9: unknown key "lifetme" …`.
  package var description: String {
    ["\(place): \(message)", excerpt, help.map { "   = help: \($0)" }]
      .compactMap(\.self).joined(separator: "\n")
  }
}
