// SPDX-License-Identifier: MIT

package import FileSystem

/// Makes the clips of a batch, several side by side.
///
/// Each gets its name as soon as it is complete, and then its line in the manifest. Neither waits
/// for the disk: whoever kills the program loses nothing of that, and after a power cut the line of
/// a file that was lost no longer fits it. The disk is waited for once, at the end of the run.
package struct BatchRunner: Sendable {
  package struct Settings: Sendable {
    /// Where the outputs go.
    package let folder: String
    package let program: ProgramVersion
    /// In place of the files that presets name, unless it is empty.
    package var formats: [OutputFormat] = []
    /// Frames drawn at a time, in all clips together.
    package let jobs: Int
    package let existing: ExistingFilePolicy
    package let stopsAtFirstFailure: Bool

    package init(
      folder: String, program: ProgramVersion, jobs: Int, existing: ExistingFilePolicy,
      stopsAtFirstFailure: Bool
    ) {
      self.folder = folder
      self.program = program
      self.jobs = jobs
      self.existing = existing
      self.stopsAtFirstFailure = stopsAtFirstFailure
    }
  }

  /// Reads the variants of the preset that the user calls by this name.
  package typealias Loading = @Sendable (String) throws -> [ResolvedPreset]
  package typealias Reporting = @Sendable (BatchEvent) -> Void

  private let settings: Settings
  private let manifest: ManifestFile
  private let files: TemporaryFiles
  private let cache: VariantCache

  /// Makes a runner whose unfinished files are among `files`, and that adds what is done to
  /// `manifest`.
  package init(
    _ settings: Settings, manifest: ManifestFile, files: TemporaryFiles,
    load: @escaping Loading
  ) {
    self.settings = settings
    self.manifest = manifest
    self.files = files
    cache = VariantCache(load)
  }

  /// Makes all of `streams`, and waits for the disk.
  ///
  /// - Throws: What concerns the folder as a whole; what happens to a clip is reported.
  package func run(
    _ streams: [BatchStream], report: @escaping Reporting
  ) async throws(FileSystemError) {
    guard !streams.isEmpty else { return }
    let names = Set(streams.flatMap { $0.parts.flatMap { $0.outputs.map(\.name) } })
    try OutputFolder.removeStaleTemporaryFiles(in: settings.folder, for: names)
    await makeAll(streams, report)
    try OutputFolder.synchronizeAll(in: settings.folder)
  }

  private struct Finished: Sendable {
    let index: Int
    let share: BatchBudget.Share
    let results: [BatchResult]
  }

  private func makeAll(_ streams: [BatchStream], _ report: @escaping Reporting) async {
    var remaining = streams.reduce(0) { $0 + $1.cost }
    let progress = BatchProgress(total: remaining)
    await withTaskGroup(of: Finished.self) { group in
      var budget = BatchBudget(jobs: settings.jobs)
      var queue = streams.enumerated().makeIterator()
      var next = queue.next()
      var waiting: [Int: [BatchResult]] = [:]
      var reportedCount = 0
      while true {
        while let (index, stream) = next,
          let share = budget.take(
            cost: stream.cost, of: remaining, frameBytes: stream.size.frameBytes)
        {
          remaining -= stream.cost
          group.addTask {
            let results = await make(stream, jobs: share.jobs) { part in
              report(progress.update(index, cost: stream.cost, share: part))
            }
            report(progress.finish(index, cost: stream.cost))
            return Finished(index: index, share: share, results: results)
          }
          next = queue.next()
        }
        guard let finished = await group.next() else { return }
        budget.give(back: finished.share)
        if settings.stopsAtFirstFailure, finished.results.contains(where: \.isFailure) {
          next = nil
        }
        waiting[finished.index] = finished.results
        while let results = waiting.removeValue(forKey: reportedCount) {
          for result in results { report(.finished(result)) }
          reportedCount += 1
        }
      }
    }
  }

  /// Makes a stream; if that fails, each of its clips alone, since the fault may be of one only.
  private func make(
    _ stream: BatchStream, jobs: Int, progress: @escaping (Double) -> Void
  ) async -> [BatchResult] {
    let works = stream.parts.map { "\(PrintableText.line($0.item.place)) (\($0.item.name))" }
    for work in works { CrashNotice.begin(work) }
    defer { for work in works { CrashNotice.end(work) } }
    let making = StreamMaking(
      settings: settings, manifest: manifest, files: files, cache: cache, jobs: jobs)
    let together = await making.make(stream.parts, progress: progress)
    guard stream.parts.count > 1, together.contains(where: \.isFailure) else { return together }
    var results: [BatchResult] = []
    for part in stream.parts { results += await making.make([part], progress: progress) }
    return results
  }
}

extension BatchResult {
  fileprivate var isFailure: Bool {
    if case .failure = outcome { true } else { false }
  }
}
