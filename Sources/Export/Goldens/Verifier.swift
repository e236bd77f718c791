// SPDX-License-Identifier: MIT

package import FileSystem

/// Compares presets with their goldens: draws every frame and encodes none.
package struct Verifier: Sendable {
  /// How a run goes.
  package struct Settings: Sendable {
    /// Frames drawn at a time.
    package var jobs: Int
    package var record = RecordMode.none
    /// Whether every clip is drawn twice, on other threads and in another order, and compared with
    /// itself first.
    package var repeats = false
    package var stopsAtFirstDifference = false
    package var shard = Shard.whole
    /// Of the program, for goldens.
    package var version: String

    package init(jobs: Int, version: String) {
      self.jobs = jobs
      self.version = version
    }
  }

  /// What a run tells while it goes on.
  package enum Event: Sendable {
    case started(GoldenSubject)
    /// Frames drawn so far, and in all as far as is known.
    case progress(done: Int, total: Int)
    case finished(VerificationEntry)
  }

  private let settings: Settings
  private let files: TemporaryFiles
  private let reader: PresetReader

  /// Makes a verifier whose unfinished files are among `files`; `reader` reads the values of goldens.
  package init(_ settings: Settings, reader: PresetReader, files: TemporaryFiles) {
    self.settings = settings
    self.reader = reader
    self.files = files
  }

  package func run(
    _ plan: VerificationPlan, report: @escaping (Event) -> Void
  ) async -> Verification {
    let items = settings.shard.items(of: plan.items)
    var entries: [VerificationEntry] = []
    var twins: [String: String] = [:]
    for item in items {
      report(.started(item.subject))
      let entry = await entry(for: item, plan, twins, report)
      if case .missing(let twin?) = entry.outcome { twins[twin] = item.subject.name }
      entries.append(entry)
      report(.finished(entry))
      if settings.stopsAtFirstDifference, entry.status != .same, entry.recording == nil { break }
    }
    return Verification(
      entries: entries, itemCount: items.count, shard: settings.shard,
      totalCount: plan.items.count)
  }

  /// Compares one item; `twins` are names of presets that goldens, by path, were recorded for under
  /// another name.
  private func entry(
    for item: VerificationPlan.Item, _ plan: VerificationPlan, _ twins: [String: String],
    _ report: @escaping (Event) -> Void
  ) async -> VerificationEntry {
    let clock = ContinuousClock()
    let start = clock.now
    var current: ClipRecord?
    var outcome: VerificationOutcome
    var recording: VerificationEntry.Recording?
    do {
      switch item {
      case .obsolete(let subject, _):
        outcome = .obsolete(twin: twins[subject.goldenPath])
      case .preset(let subject, let result):
        let check = ClipCheck(
          try result.get(), subject, settings, reader,
          progress: { report(.progress(done: $0, total: $1)) })
        (outcome, current) = try await check.run(obsolete: plan.obsolete)
      }
      if let current, settings.record.writes(outcome) {
        recording = try GoldenFile.write(current, to: item.subject.goldenPath, files: files)
      }
    } catch {
      outcome = .failed(error)
    }
    return VerificationEntry(
      subject: item.subject, outcome: outcome, recording: recording, current: current,
      duration: clock.now - start)
  }
}
