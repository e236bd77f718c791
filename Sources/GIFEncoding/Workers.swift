// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Threads that work side by side while the caller waits.
package struct Workers: Sendable {
  private let count: Int

  /// - Parameter count: Threads, the caller's included; at least 1.
  package init(count: Int) {
    precondition(count > 0, "somebody has to work")
    self.count = count
  }

  /// What `work` makes of each item, in the order of the items; it is called in any order.
  package func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Result
  ) -> [Result] {
    let threadCount = min(count, items.count)
    if threadCount < 2 { return items.map(work) }
    let next = Atomic(0)
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: threadCount) { _ in
      while case let index = next.add(1, ordering: .relaxed).oldValue, index < items.count {
        let result = work(items[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { found in items.indices.compactMap { found[$0] } }
  }
}
