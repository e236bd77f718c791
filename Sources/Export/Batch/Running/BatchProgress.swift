// SPDX-License-Identifier: MIT

import Synchronization

/// Adds up how far the clips of a batch are.
final class BatchProgress: Sendable {
  private struct State {
    var finished = 0.0
    /// Of streams that are at work, by index.
    var running: [Int: Double] = [:]
  }

  private let state = Mutex(State())
  private let total: Double

  init(total: Double) { self.total = total }

  /// Notes that `share` of the stream `index`, whose work is `cost`, is done.
  func update(_ index: Int, cost: Double, share: Double) -> BatchEvent {
    state.withLock { state in
      state.running[index] = cost * share
      return event(state)
    }
  }

  func finish(_ index: Int, cost: Double) -> BatchEvent {
    state.withLock { state in
      state.running[index] = nil
      state.finished += cost
      return event(state)
    }
  }

  private func event(_ state: State) -> BatchEvent {
    .progress(done: state.running.values.reduce(state.finished, +), total: total)
  }
}
