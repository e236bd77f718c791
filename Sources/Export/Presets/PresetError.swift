// SPDX-License-Identifier: MIT

/// One thing that is wrong with a preset: where, what, and what is allowed.
package struct PresetError: Error, Sendable, Hashable {
  /// `file:line:column`, or the option of the command line that is to blame.
  package let place: String
  /// As messages call it; nil for an option.
  package let fileName: String?
  /// Nil for an option.
  package let position: SourceText.Position?
  /// One sentence, lower-case start, without a full stop.
  package let message: String
  /// The line of the file with a mark under the culprit; nil for an option.
  package let excerpt: String?
  package let help: String?

  init(_ problem: SourceProblem, in files: SourceMap, _ overrides: [Override]) {
    message = problem.message
    help = problem.help
    switch problem.span {
    case .file(let span):
      let (file, bytes) = files.locate(span) ?? (SourceText(name: "", bytes: []), 0..<0)
      let position = file.position(of: bytes.lowerBound)
      self.position = position
      fileName = file.name
      place = "\(PrintableText.line(file.name)):\(position)"
      excerpt = SourceExcerpt.text(of: bytes, in: file)
    case .override(let index):
      position = nil
      fileName = nil
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
