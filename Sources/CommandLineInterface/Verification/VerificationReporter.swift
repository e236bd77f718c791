// SPDX-License-Identifier: MIT

import Export

/// Tells what a verification found, on standard output.
protocol VerificationReporter: Sendable {
  /// What is told of a preset as soon as it is compared.
  func text(of entry: VerificationEntry) -> String
  /// What is told at the end.
  func end(of verification: Verification) -> String
  /// Does what else is to be done with the findings.
  func finish(_ verification: Verification) throws
}

extension VerificationReporter {
  func finish(_ verification: Verification) throws {}
}
