// SPDX-License-Identifier: MIT

/// Which goldens a run may write.
package enum RecordMode: String, Sendable, CaseIterable {
  case none
  /// Those that are not there.
  case missing
  /// These, and those that are not the same or cannot be read.
  case changed
  /// All whose text is not what it would be today.
  case all

  func writes(_ outcome: VerificationOutcome) -> Bool {
    switch (self, outcome) {
    case (.none, _), (_, .unstable), (_, .obsolete): false
    case (.missing, .missing), (.changed, .missing), (.changed, .changed), (.changed, .otherEpoch):
      true
    case (.changed, .failed(let error)): error is GoldenError
    case (.all, .failed(let error)): error is GoldenError
    case (.all, _): true
    case (.missing, _), (.changed, .same): false
    }
  }
}
