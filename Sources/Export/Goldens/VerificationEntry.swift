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

  /// What the entry means for the run.
  package enum Verdict: Sendable {
    /// The same is shown as was recorded.
    case passed
    case recorded
    case differs
    /// It could not be compared.
    case failed
  }

  package var verdict: Verdict {
    if recording != nil { return .recorded }
    return switch outcome {
    case .same: .passed
    case .failed: .failed
    default: .differs
    }
  }

  package var status: VerificationOutcome.Status { outcome.status }
}
