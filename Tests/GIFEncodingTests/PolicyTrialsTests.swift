// SPDX-License-Identifier: MIT

import GIFEncoding
import Testing

@Suite struct PolicyTrialsTests {
  private static let large = PolicyTrials.largestToTryAll + 1

  /// Trials of large frames for which repeating takes `repeating` bits and skipping `skipping`.
  private static func trials(
    _ count: Int, repeating: Int, skipping: Int
  ) -> PolicyTrials {
    var trials = PolicyTrials()
    for _ in 0..<count {
      let bitCounts = trials.policies(pixelCount: large).map {
        $0 == .repeating ? repeating : skipping
      }
      trials.note(bitCounts, pixelCount: large)
    }
    return trials
  }

  @Test("All policies are tried on small areas, whatever won", arguments: [0, 8, 20])
  func triesAllOnSmallAreas(frameCount: Int) {
    let trials = Self.trials(frameCount, repeating: 100, skipping: 200)
    #expect(
      trials.policies(pixelCount: PolicyTrials.largestToTryAll) == LZWParser.Policy.allCases)
  }

  @Test("A policy that was better by far is alone for a while, then both are tried again")
  func restsAfterADecision() {
    let (trialCount, restCount) = (PolicyTrials.trialCount, PolicyTrials.restCount)
    for (repeating, skipping, winner) in [
      (100, 110, LZWParser.Policy.repeating), (110, 100, .skipping),
    ] {
      for frameCount in 0...trialCount + restCount {
        let trials = Self.trials(frameCount, repeating: repeating, skipping: skipping)
        let isDecided = (trialCount..<trialCount + restCount).contains(frameCount)
        #expect(
          trials.policies(pixelCount: Self.large)
            == (isDecided ? [winner] : [.repeating, .skipping])
        )
      }
    }
  }

  @Test("Both are tried for ever while they are about as good", arguments: [8, 9, 40])
  func keepsTryingEquals(frameCount: Int) {
    let trials = Self.trials(frameCount, repeating: 1000, skipping: 1010)
    #expect(trials.policies(pixelCount: Self.large) == [.repeating, .skipping])
  }
}
