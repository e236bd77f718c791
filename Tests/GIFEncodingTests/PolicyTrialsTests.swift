// SPDX-License-Identifier: MIT

import GIFEncoding
import Testing

@Suite struct PolicyTrialsTests {
  private typealias Policy = LZWParser.Policy

  private static let large = PolicyTrials.largestToTryAll + 1

  /// What the trials ask for after `count` large frames for which each policy takes `bits`.
  private static func policies(after count: Int, bits: [Policy: Int]) -> [Policy] {
    var trials = PolicyTrials()
    for _ in 0..<count {
      let policies = trials.policies(pixelCount: large)
      trials.note(policies.map { bits[$0] ?? 1000 }, pixelCount: large)
    }
    return trials.policies(pixelCount: large)
  }

  @Test("All policies are tried on small areas, whatever won", arguments: [0, 1, 5])
  func triesAllOnSmallAreas(count: Int) {
    var trials = PolicyTrials()
    for _ in 0..<count {
      let policies = trials.policies(pixelCount: Self.large)
      trials.note(policies.map { $0 == .skipping ? 10 : 1000 }, pixelCount: Self.large)
    }
    #expect(trials.policies(pixelCount: PolicyTrials.largestToTryAll) == Policy.allCases)
  }

  @Test("The best policy of a large frame is alone for some more, then all are tried again")
  func restsAfterATrial() {
    let period = PolicyTrials.restCount + 1
    for winner in Policy.allCases {
      for count in 0...3 * period {
        let policies = Self.policies(after: count, bits: [winner: 900])
        #expect(policies == (count % period == 0 ? Policy.allCases : [winner]))
      }
    }
  }

  @Test("A frame that was not tried in all ways decides nothing")
  func waitsForATrial() {
    var trials = PolicyTrials()
    trials.note([3, 2, 1, 4, 5], pixelCount: Self.large)
    for _ in 0...PolicyTrials.restCount { trials.note([9], pixelCount: Self.large) }
    #expect(trials.policies(pixelCount: Self.large) == Policy.allCases)
  }

  @Test("Small frames between them change nothing")
  func smallFramesDoNotCount() {
    var trials = PolicyTrials()
    trials.note([5, 4, 3, 2, 1], pixelCount: Self.large)
    for _ in 0..<20 { trials.note([1, 2, 3, 4, 5], pixelCount: 100) }
    #expect(trials.policies(pixelCount: Self.large) == [.skippingMixed])
  }
}
