// SPDX-License-Identifier: MIT

import FileSystem

/// Makes clips that show the same frames by drawing them once.
struct StreamMaking {
  let settings: BatchRunner.Settings
  let manifest: ManifestFile
  let files: TemporaryFiles
  let cache: VariantCache
  /// Frames drawn at a time.
  let jobs: Int

  /// Makes all of `parts` or none; `progress` is told which part of the work is done.
  func make(
    _ parts: [BatchStream.Part], progress: @escaping (Double) -> Void
  ) async -> [BatchResult] {
    let notes = NoteList()
    do {
      let entries = try await entries(of: parts) { event in
        switch event {
        case .note(let note): notes.add(note)
        case .progress(let done, let total): progress(Double(done) / Double(max(total, 1)))
        }
      }
      return zip(parts, entries).map { part, entries in
        BatchResult(item: part.item, outcome: .success(entries), notes: notes.notes)
      }
    } catch {
      return parts.map { BatchResult(item: $0.item, outcome: .failure(error), notes: []) }
    }
  }

  private final class NoteList {
    private(set) var notes: [ExportNote] = []

    func add(_ note: ExportNote) { notes.append(note) }
  }

  private func entries(
    of parts: [BatchStream.Part], report: @escaping (ExportEvent) -> Void
  ) async throws -> [[ManifestEntry]] {
    let start = ContinuousClock.now
    let presets = try parts.map(preset)
    let outputs = zip(parts, presets).flatMap { part, preset in
      part.outputs.compactMap { output in clipOutput(output, preset) }
    }
    let exporter = Exporter(
      files: files, existing: settings.existing, jobs: jobs, housekeeping: .wholeRun)
    var digests: [FileDigest] = []
    let reports = try await exporter.export(
      presets[0], to: outputs, report: report,
      inspect: { _, path in digests.append(try FileDigest(ofFileAt: path)) })
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    var made = zip(reports, digests).makeIterator()
    let entries = parts.map { part in
      part.outputs.compactMap { output in
        made.next().map { entry(part.item, output, $0, $1, seconds: seconds) }
      }
    }
    try manifest.append(entries.flatMap(\.self))
    return entries
  }

  /// Reads the preset again, which takes less than keeping all of them.
  private func preset(of part: BatchStream.Part) throws -> Preset {
    let item = part.item
    let variants = try cache.variants(of: item.place)
    guard variants.indices.contains(item.variantIndex) else {
      throw BatchError.presetChanged(item.place)
    }
    let resolved = variants[item.variantIndex]
    let now = try BatchItem(
      resolved, variant: item.variantIndex, of: item.place, version: settings.program.version,
      formats: settings.formats)
    guard now == item else { throw BatchError.presetChanged(item.place) }
    return resolved.preset
  }

  private func clipOutput(_ output: BatchOutput, _ preset: Preset) -> ClipOutput? {
    OutputFormatCatalog.format(named: output.format).map { format in
      ClipOutput(
        path: PathParts.joined(settings.folder, output.name), format: format,
        comment: "\(output.marker)", storing: ClipOutput.Storing(preset))
    }
  }

  private func entry(
    _ item: BatchItem, _ output: BatchOutput, _ report: ClipReport, _ digest: FileDigest,
    seconds: Double
  ) -> ManifestEntry {
    ManifestEntry(
      output: output.name, preset: item.place, name: item.name, file: digest,
      clip: ManifestEntry.Clip(
        format: report.format, frameCount: report.frameCount, duration: report.duration,
        width: report.width, height: report.height),
      marker: output.marker, program: settings.program,
      seconds: (seconds * 1000).rounded() / 1000, time: WallClock.now)
  }
}
