// SPDX-License-Identifier: MIT

/// All that is wrong with a preset, in the order of its files; options come first.
package struct PresetErrors: Error, Sendable {
  /// At least one.
  package let errors: [PresetError]
  /// How many more there are.
  package let omittedCount: Int

  init(_ list: ProblemList, in files: SourceMap, _ overrides: [Override]) {
    let problems = list.problems.enumerated().sorted {
      (Self.rank($0.element.span), $0.offset) < (Self.rank($1.element.span), $1.offset)
    }
    errors = problems.map { PresetError($0.element, in: files, overrides) }
    omittedCount = list.omittedCount
  }

  private static func rank(_ span: SourceSpan) -> Int {
    if case .file(let bytes) = span { bytes.lowerBound } else { -1 }
  }
}

extension PresetErrors: CustomStringConvertible {
  package var description: String {
    let more = omittedCount > 0 ? ["… and \(omittedCount) more"] : []
    return (errors.map(\.description) + more).joined(separator: "\n")
  }
}
