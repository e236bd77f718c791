// SPDX-License-Identifier: MIT

import Export
import FileSystem
import Synchronization

/// Makes the clips of watched presets that are not what they should be.
final class WatchMaking: Sendable {
  private struct State {
    /// The markers of the files that were made, by path.
    var made: [String: String] = [:]
    /// What was told of clips when they were made last, by name.
    var notes: [String: Set<ExportNote>] = [:]
    var isBusy = false
  }

  private let exporter: Exporter
  private let display: WatchDisplay
  private let state = Mutex(State())

  init(_ exporter: Exporter, _ display: WatchDisplay) {
    self.exporter = exporter
    self.display = display
  }

  var isBusy: Bool { state.withLock(\.isBusy) }

  /// Makes what `plan` asks for; cancelled, it leaves the clip at work as it was before.
  func make(_ plan: WatchPlan) async {
    state.withLock { $0.isBusy = true }
    defer { state.withLock { $0.isBusy = false } }
    let clips = plan.clips.map { ($0, outputs: missing($0)) }.filter { !$0.outputs.isEmpty }
    if clips.isEmpty, plan.failures.isEmpty { display.say("unchanged; nothing to render") }
    for (clip, outputs) in clips where !Task.isCancelled {
      do {
        try await make(clip, outputs)
      } catch is CancellationError {
        display.say("changed again; what was begun is dropped")
      } catch {
        display.fail(FailureText.of(error))
      }
    }
  }

  /// Outputs of `clip` that were made from something else, or are not there.
  private func missing(_ clip: RenderRequest.Clip) -> [ClipOutput] {
    let made = state.withLock(\.made)
    return clip.outputs.filter { output in
      made[output.path] != output.comment || InputFile.identity(of: output.path) == nil
    }
  }

  private func make(_ clip: RenderRequest.Clip, _ outputs: [ClipOutput]) async throws {
    let start = ContinuousClock.now
    let name = clip.resolved.clipName
    let progress = display.progress(of: name)
    defer { progress?.clear() }
    let known = state.withLock { $0.notes.updateValue([], forKey: name) } ?? []
    let reports = try await exporter.export(
      clip.resolved.preset, to: outputs,
      report: { event in
        switch event {
        case .note(let note):
          self.state.withLock { _ = $0.notes[name]?.insert(note) }
          guard !known.contains(note) else { return }
          progress?.clear()
          self.display.say("note: \(note)")
        case .progress(let done, let total): progress?.update(done: done, of: total)
        }
      }, inspect: { _, _ in try Task.checkCancellation() })
    state.withLock { state in
      for output in outputs { state.made[output.path] = output.comment }
    }
    progress?.clear()
    for report in reports { display.say("wrote \(Reporter.summary(of: report))") }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    display.say("rendered \(name) in \(Reporter.rounded(seconds, to: 1000)) s")
  }
}
