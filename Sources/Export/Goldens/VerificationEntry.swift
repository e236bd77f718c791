// SPDX-License-Identifier: MIT

/// What a run found out about one preset or golden.
package struct VerificationEntry: Sendable {
  /// What a run did to a golden.
  package enum Recording: String, Sendable {
    case created, replaced
  }

  package let subject: GoldenSubject
  package let outcome: VerificationOutcome
  /// The golden was written after it was compared; nil if it was left as it is.
  package let recording: Recording?
  /// The clip as it is now; nil if it was not drawn.
  package let current: ClipRecord?
  /// How long it took.
  package let duration: Duration

  package var status: VerificationOutcome.Status { outcome.status }
}
