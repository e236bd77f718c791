// SPDX-License-Identifier: MIT

/// Whether a clip can be shown as it was when its golden was recorded.
///
/// Hashes cannot be turned into pictures. But a golden holds the values that the clip was made of:
/// if this program draws them and gets the recorded hashes, these are the recorded pictures.
package enum RecordedPictures: Sendable {
  /// Every frame that is not as it was has its recorded hash when it is drawn from the recorded
  /// values.
  case reproduced(ClipFrames)
  case lost(Loss)

  package enum Loss: Sendable, Hashable {
    /// The values are the same, so it is the program that draws them differently.
    case programChanged(recordedBy: String)
    /// The recorded values do not give the recorded frame, so the program changed as well.
    case frameNotReproduced(index: Int, recordedBy: String)
    /// The recorded values are no preset for this program.
    case valuesUnreadable(String, recordedBy: String)
  }
}

extension RecordedPictures.Loss: CustomStringConvertible {
  package var description: String {
    switch self {
    case .programChanged(let version):
      "the recorded pictures cannot be shown: the values are the same, so this program draws them "
        + "differently from zoetrope \(version), which recorded them"
    case .frameNotReproduced(let index, let version):
      "the recorded pictures cannot be shown: this program draws frame \(index) of the recorded "
        + "values differently from zoetrope \(version), which recorded them"
    case .valuesUnreadable(let reason, let version):
      "the recorded pictures cannot be shown: this program cannot read the values that zoetrope "
        + "\(version) recorded (\(reason))"
    }
  }
}
