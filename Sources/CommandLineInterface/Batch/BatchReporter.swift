// SPDX-License-Identifier: MIT

import Export
import Synchronization

/// Tells how a batch goes: on a terminal one bar for all of it, elsewhere a line for each clip.
final class BatchReporter: Sendable {
  private struct State: ~Copyable {
    let display: ProgressLine?
    var summary: BatchSummary
    var share = 0.0
    /// How often each note came, in the order of the first.
    var notes: [(text: String, first: String, count: Int)] = []
    var noteIndices: [String: Int] = [:]
  }

  private let console: Console
  private let isQuiet: Bool
  private let total: Int
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  /// Makes a reporter of a run that makes `total` clips; `summary` is what is known before the first.
  init(on console: Console, isQuiet: Bool, total: Int, summary: BatchSummary) {
    self.console = console
    self.isQuiet = isQuiet
    self.total = total
    state = Mutex(
      State(
        display: isQuiet ? nil : ProgressLine(title: "batch", on: console), summary: summary))
  }

  /// May be called from any task.
  func take(_ event: BatchEvent) {
    state.withLock { state in
      switch event {
      case .progress(let done, let total):
        state.share = total > 0 ? done / total : 1
        state.display?.update(done: Int(done / 1000), of: Int(total / 1000))
      case .finished(let result):
        finish(result, &state)
      }
    }
  }

  private func finish(_ result: BatchResult, _ state: inout State) {
    state.summary.add(result)
    for note in result.notes { count("\(note)", of: result.item, &state) }
    let place = "[\(state.summary.finishedCount)/\(total)]"
    switch result.outcome {
    case .failure(let error):
      state.display?.clear()
      console.say("\(place) Error: \(result.item.place): \(error)")
    case .success(let entries):
      guard !isQuiet, state.display == nil else { return }
      let names = entries.map(\.output).joined(separator: ", ")
      console.say("\(place) wrote \(names)\(timeLeft(state.share))")
    }
  }

  private func timeLeft(_ share: Double) -> String {
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    guard share > 0, share < 1 else { return "" }
    return "; \(ProgressLine.timeText(elapsed * (1 - share) / share)) left"
  }

  private func count(_ note: String, of item: BatchItem, _ state: inout State) {
    if let index = state.noteIndices[note] {
      state.notes[index].count += 1
    } else {
      state.noteIndices[note] = state.notes.count
      state.notes.append((note, item.name, 1))
    }
  }

  /// Tells what was held back, and returns what became of all clips.
  func end() -> BatchSummary {
    state.withLock { state in
      state.display?.clear()
      if !isQuiet {
        for note in state.notes {
          let clips = note.count == 1 ? note.first : "\(note.first) and \(note.count - 1) more"
          console.say("note: \(clips): \(note.text)")
        }
      }
      return state.summary
    }
  }
}
