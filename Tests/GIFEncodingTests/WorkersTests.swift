// SPDX-License-Identifier: MIT

import GIFEncoding
import Synchronization
import Testing

@Suite struct WorkersTests {
  @Test("Results are in the order of the items", arguments: [1, 2, 3, 8], [0, 1, 2, 100])
  func keepsTheOrder(workerCount: Int, itemCount: Int) {
    let results = Workers(count: workerCount).map(Array(0..<itemCount)) { "\($0)" }
    #expect(results == (0..<itemCount).map { "\($0)" })
  }

  @Test("Two workers do work at the same time: each waits until the other has begun")
  func worksSideBySide() {
    let begun = Atomic(0)
    let met = Workers(count: 2).map([0, 1]) { _ in
      begun.add(1, ordering: .sequentiallyConsistent)
      let limit = ContinuousClock.now + .seconds(60)
      while begun.load(ordering: .sequentiallyConsistent) < 2, ContinuousClock.now < limit {}
      return begun.load(ordering: .sequentiallyConsistent) == 2
    }
    #expect(met == [true, true])
  }

  @Test("No more work at a time than there are workers", arguments: [1, 2, 3])
  func limitsTheWorkAtATime(workerCount: Int) {
    let working = Mutex((now: 0, most: 0))
    _ = Workers(count: workerCount).map(Array(0..<50)) { item in
      working.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      let sum = (0..<1000).reduce(item, ^)
      working.withLock { $0.now -= 1 }
      return sum
    }
    #expect(working.withLock { $0.most } <= workerCount)
  }
}
