// SPDX-License-Identifier: MIT

/// What came of comparing a preset with its golden.
package enum VerificationOutcome: Sendable {
  /// The same is shown at the same times; `values` are those that changed without any effect.
  case same(values: [ValueChange])
  case changed(ClipChange)
  /// Frames differ, and the golden is of a program whose pixels are meant to be others.
  case otherEpoch(recorded: Int, current: Int)
  /// Drawn twice, these frames came out differently.
  case unstable(frames: [Int])
  /// There is no golden; one without a preset is of the same clip if `twin` names it.
  case missing(twin: String?)
  /// There is no preset; one without a golden makes the same clip if `twin` names it.
  case obsolete(twin: String?)
  /// It could not be found out.
  case failed(any Error)
}

extension VerificationOutcome {
  /// The outcome in a word.
  package enum Status: String, Sendable, CaseIterable {
    case same, changed, epoch, unstable, missing, renamed, obsolete, failed
  }

  package var status: Status {
    switch self {
    case .same: .same
    case .changed: .changed
    case .otherEpoch: .epoch
    case .unstable: .unstable
    case .missing(nil): .missing
    case .missing: .renamed
    case .obsolete: .obsolete
    case .failed: .failed
    }
  }
}
