// SPDX-License-Identifier: MIT

/// Tells which policies to try on a frame: trying takes time, and clips hardly change sides.
///
/// On small areas all are tried. On large ones the mixed ones are, until one has been better for
/// some frames; then it is the only one for some more.
package struct PolicyTrials {
  /// Pixels of the largest area for which all policies are tried; in larger ones those that are the
  /// same for all pixels hardly ever win.
  package static let largestToTryAll = 1 << 14
  /// Large frames after which a policy can win.
  package static let trialCount = 8
  /// Large frames that have the winner only.
  package static let restCount = 24
  /// How much more bits than the fewest the loser needs.
  private static let decisiveRatio = 1.02

  private var triedCount = 0
  private var restLeft = 0
  private var winner = LZWParser.Policy.repeating
  /// Of the frames of this trial.
  private var repeatingBits = 0
  private var skippingBits = 0
  private var fewestBits = 0

  package init() {}

  /// What to try for a frame of `pixelCount` pixels.
  package func policies(pixelCount: Int) -> [LZWParser.Policy] {
    if pixelCount <= Self.largestToTryAll { return LZWParser.Policy.allCases }
    return restLeft > 0 ? [winner] : [.repeating, .skipping]
  }

  /// Takes note of what the policies that were to be tried gave for the next frame.
  package mutating func note(_ bitCounts: [Int], pixelCount: Int) {
    guard pixelCount > Self.largestToTryAll else { return }
    restLeft = max(0, restLeft - 1)
    guard bitCounts.count == 2 else { return }
    triedCount += 1
    repeatingBits += bitCounts[0]
    skippingBits += bitCounts[1]
    fewestBits += min(bitCounts[0], bitCounts[1])
    if triedCount == Self.trialCount { decide() }
  }

  private mutating func decide() {
    let isDecisive =
      Double(max(repeatingBits, skippingBits)) > Double(fewestBits) * Self.decisiveRatio
      && min(repeatingBits, skippingBits) == fewestBits
    if isDecisive {
      winner = repeatingBits < skippingBits ? .repeating : .skipping
      restLeft = Self.restCount
    }
    (triedCount, repeatingBits, skippingBits, fewestBits) = (0, 0, 0, 0)
  }
}
