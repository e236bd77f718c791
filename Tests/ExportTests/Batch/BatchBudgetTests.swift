// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct BatchBudgetTests {
  private static let smallFrame = 40_000

  @Test("Many small clips run each on one thread, on all threads together", arguments: 1...9)
  func smallClips(jobs: Int) {
    var budget = BatchBudget(jobs: jobs)
    var shares: [BatchBudget.Share] = []
    while let share = budget.take(cost: 1, of: 500, frameBytes: Self.smallFrame) {
      shares.append(share)
    }
    #expect(shares.map(\.jobs) == Array(repeating: 1, count: jobs))
  }

  @Test("A clip that is all that is left gets all threads", arguments: 1...9)
  func lastClip(jobs: Int) {
    var budget = BatchBudget(jobs: jobs)
    #expect(budget.take(cost: 7, of: 7, frameBytes: Self.smallFrame)?.jobs == jobs)
    #expect(budget.take(cost: 1, of: 500, frameBytes: Self.smallFrame) == nil)
  }

  @Test("What is given back can be taken again")
  func givesBack() throws {
    var budget = BatchBudget(jobs: 4)
    for _ in 0..<100 {
      let share = budget.take(cost: 1, of: 1, frameBytes: Self.smallFrame)
      budget.give(back: try #require(share))
      #expect(share?.jobs == 4)
    }
  }

  @Test("Clips of large frames wait for each other, and one alone always runs")
  func largeFrames() throws {
    let frameBytes = BatchBudget.frameMemory / 8
    var budget = BatchBudget(jobs: 16)
    let first = budget.take(cost: 1, of: 2, frameBytes: frameBytes)
    #expect(first?.jobs == 2)
    #expect(budget.take(cost: 1, of: 100, frameBytes: frameBytes) == nil)
    budget.give(back: try #require(first))
    #expect(budget.take(cost: 1, of: 1, frameBytes: BatchBudget.frameMemory * 4)?.jobs == 1)
  }

  @Test("Work without cost is done all the same")
  func noCost() {
    var budget = BatchBudget(jobs: 2)
    #expect(budget.take(cost: 0, of: 0, frameBytes: 4)?.jobs == 2)
  }
}
