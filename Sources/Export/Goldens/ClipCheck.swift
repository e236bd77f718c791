// SPDX-License-Identifier: MIT

import FileSystem
import FrameEncoding
import Graphics

/// Compares one preset with its golden.
struct ClipCheck {
  private let resolved: ResolvedPreset
  private let subject: GoldenSubject
  private let settings: Verifier.Settings
  private let reader: PresetReader
  private let frames: ClipFrames
  private let progress: (Int, Int) -> Void

  /// Prepares the check; `progress` is told how many frames are drawn, and how many will be as far
  /// as is known.
  init(
    _ resolved: ResolvedPreset, _ subject: GoldenSubject, _ settings: Verifier.Settings,
    _ reader: PresetReader, progress: @escaping (Int, Int) -> Void
  ) {
    self.resolved = resolved
    self.subject = subject
    self.settings = settings
    self.reader = reader
    self.progress = progress
    frames = ClipFrames(resolved.preset)
  }

  /// The outcome, and the clip as it is now.
  ///
  /// One of the goldens without a preset, `obsolete`, may be this one's under another name.
  func run(
    obsolete: [(path: String, record: ClipRecord)]
  ) async throws -> (VerificationOutcome, ClipRecord) {
    let golden: ClipRecord?
    do {
      golden = try GoldenFile.read(subject.goldenPath)
    } catch let error as GoldenError where settings.record.writes(.failed(error)) {
      return (.failed(error), try await record(.sha256))
    }
    let current = try await record(golden?.algorithm ?? .sha256)
    let unstable = try await unstableFrames(of: current)
    guard unstable.isEmpty else { return (.unstable(frames: unstable), current) }
    guard let golden else { return (.missing(twin: try twin(of: current, obsolete)), current) }
    return (try await outcome(golden, current), current)
  }

  private func record(_ algorithm: FrameHashAlgorithm) async throws -> ClipRecord {
    let hashes = try await FrameHasher(algorithm, jobs: settings.jobs).hashes(of: frames) {
      progress($0, frames.count * (settings.repeats ? 2 : 1))
    }
    return ClipRecord(of: resolved, version: settings.version, hashes: (algorithm, hashes))
  }

  /// Frames that come out differently on another number of threads and in another order.
  private func unstableFrames(of current: ClipRecord) async throws -> [Int] {
    guard settings.repeats else { return [] }
    let jobs = settings.jobs == 1 ? 2 : 1
    let again = try await FrameHasher(current.algorithm, jobs: jobs, order: .lastToFirst)
      .hashes(of: ClipFrames(resolved.preset)) { progress(frames.count + $0, 2 * frames.count) }
    return FrameChanges(from: current.hashes, to: again).differing
  }

  /// The path of a golden in the same folder that is of the same clip.
  private func twin(
    of current: ClipRecord, _ obsolete: [(path: String, record: ClipRecord)]
  ) throws(EncodingError) -> String? {
    let folder = PathParts(subject.goldenPath).folder
    let digest = try current.digest()
    for golden in obsolete where PathParts(golden.path).folder == folder {
      let isSame = golden.record.hashes == current.hashes
      if isSame { return golden.path }
      if try golden.record.digest() == digest { return golden.path }
    }
    return nil
  }

  private func outcome(
    _ golden: ClipRecord, _ current: ClipRecord
  ) async throws -> VerificationOutcome {
    let comparison = ClipComparison(from: golden, to: current)
    if comparison.isSame { return .same(values: comparison.values) }
    if golden.origin.epoch != current.origin.epoch {
      return .otherEpoch(recorded: golden.origin.epoch, current: current.origin.epoch)
    }
    let search = RecordedPictureSearch(
      golden: golden, comparison: comparison, currentFrames: frames, reader: reader,
      jobs: settings.jobs)
    let (pictures, differences) = try await search.run()
    return .changed(
      ClipChange(
        recorded: golden, current: current, comparison: comparison, recordedPictures: pictures,
        differences: differences, currentFrames: frames))
  }
}
