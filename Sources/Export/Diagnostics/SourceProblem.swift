// SPDX-License-Identifier: MIT

/// One thing that is wrong with a preset, and where.
package struct SourceProblem: Sendable, Hashable {
  package let span: SourceSpan
  /// What is wrong and what is allowed, without a full stop.
  package let message: String
  /// A further line: what to write instead, or what can be written here.
  package let help: String?
}
