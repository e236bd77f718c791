// SPDX-License-Identifier: MIT

/// Tells which policies to try on a frame: trying takes time, and neighbouring frames are alike.
///
/// On small areas all are tried. On large ones all are tried for one drawing, and then the best for
/// some more; a frame that is tried in two tables is two drawings.
package struct PolicyTrials {
  /// Pixels of the largest area for which all policies are always tried.
  package static let largestToTryAll = 1 << 14
  /// Large drawings after a trial that have its winner only.
  package static let restCount = 7

  private var restLeft = 0
  private var winner = LZWParser.Policy.repeating

  package init() {}

  /// What to try for a frame of `pixelCount` pixels.
  package func policies(pixelCount: Int) -> [LZWParser.Policy] {
    pixelCount > Self.largestToTryAll && restLeft > 0 ? [winner] : LZWParser.Policy.allCases
  }

  /// Takes note of the bits that the policies that were to be tried took for the next frame.
  package mutating func note(_ bitCounts: [Int], pixelCount: Int) {
    guard pixelCount > Self.largestToTryAll else { return }
    if restLeft > 0 {
      restLeft -= 1
    } else if bitCounts.count == LZWParser.Policy.allCases.count,
      // Else it was decided before the rest ended that there is no trial.
      let best = bitCounts.indices.min(by: { bitCounts[$0] < bitCounts[$1] })
    {
      winner = LZWParser.Policy.allCases[best]
      restLeft = Self.restCount
    }
  }
}
