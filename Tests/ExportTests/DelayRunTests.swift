// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct DelayRunTests {
  @Test(
    "Delays are told as what comes again and how often",
    arguments: [
      ([], []), ([5], [DelayRun([5], count: 1)]), ([2, 2, 2], [DelayRun([2], count: 3)]),
      ([3, 4, 3, 3, 4, 3], [DelayRun([3, 4, 3], count: 2)]),
      ([3, 4, 3, 3, 4, 3, 3, 83], [DelayRun([3, 4, 3], count: 2), DelayRun([3, 83], count: 1)]),
      ([2, 2, 2, 82], [DelayRun([2], count: 3), DelayRun([82], count: 1)]),
      ([1, 2, 3], [DelayRun([1, 2, 3], count: 1)]),
    ] as [([Int], [DelayRun])])
  func finds(delays: [Int], runs: [DelayRun]) {
    #expect(DelayRun.runs(of: delays) == runs)
  }

  @Test("The runs are the delays", arguments: [1, 2, 3, 5, 8, 100, 1001])
  func isComplete(count: Int) {
    let delays = (1...count).map { ($0 * $0 / 7) % 3 + 2 }
    let told = DelayRun.runs(of: delays).flatMap { run in
      Array(repeatElement(run.pattern, count: run.count).joined())
    }
    #expect(told == delays)
  }
}
