// SPDX-License-Identifier: MIT

package import FileSystem
import FrameEncoding

/// Makes clips: draws, encodes, and puts the files into place.
package struct Exporter {
  private let files: TemporaryFiles
  private let existing: ExistingFilePolicy
  private let renderer: OrderedFrameRenderer
  private let housekeeping: Housekeeping

  /// - Parameters:
  ///   - files: The unfinished files of this run.
  ///   - existing: What happens to files that are there already.
  ///   - jobs: Frames drawn at a time.
  ///   - housekeeping: Who removes what dead runs left, and waits for the disk.
  package init(
    files: TemporaryFiles, existing: ExistingFilePolicy, jobs: Int,
    housekeeping: Housekeeping = .eachFile
  ) {
    self.files = files
    self.existing = existing
    self.housekeeping = housekeeping
    renderer = OrderedFrameRenderer(jobs: jobs)
  }

  /// Writes `preset` to every one of `outputs`; no output changes unless all are complete.
  ///
  /// `inspect` may look at each complete file, by the index of its output, before it gets its name.
  package func export(
    _ preset: Preset, to outputs: [ClipOutput], report: @escaping (ExportEvent) -> Void,
    inspect: (_ index: Int, _ temporaryPath: String) throws -> Void = { _, _ in }
  ) async throws -> [ClipReport] {
    let results = try await encode(preset, to: outputs, existing: existing, report: report)
    for (index, file) in results.files.enumerated() { try inspect(index, file.temporaryPath) }
    try AtomicFile.commit(results.files)
    return results.reports
  }

  /// Writes `preset` as `output` is, whose path does not matter, to `channel`, by way of a file in
  /// `folder`.
  ///
  /// The file is complete before its first byte is passed on.
  package func stream(
    _ preset: Preset, as output: ClipOutput, to channel: any OutputChannel, by folder: String,
    report: @escaping (ExportEvent) -> Void
  ) async throws -> ClipReport {
    let format = output.format
    let path = PathParts.joined(folder, "zoetrope-stream.\(format.fileExtensions[0])")
    let file = ClipOutput(path: path, format: format, comment: output.comment)
    let results = try await encode(preset, to: [file], existing: .replace, report: report)
    for file in results.files {
      try InputFile.copy(file.temporaryPath, to: channel)
    }
    let written = results.reports[0]
    return ClipReport(
      path: "-", format: format.name, byteCount: written.byteCount,
      frameCount: written.frameCount, duration: written.duration, width: written.width,
      height: written.height)
  }

  private func encode(
    _ preset: Preset, to outputs: [ClipOutput], existing: ExistingFilePolicy,
    report: @escaping (ExportEvent) -> Void
  ) async throws -> (files: [AtomicFile], reports: [ClipReport]) {
    let plan = RenderingPlan(preset, formats: outputs.map(\.format))
    for note in plan.notes { report(.note(note)) }
    if let seam = LoopSeam(of: preset), seam.isVisible { report(.note(.seam(seam))) }
    let files = try outputs.map { output in
      try AtomicFile(
        path: output.path, existing: existing, files: self.files, housekeeping: housekeeping)
    }
    var encoding = ClipEncoding(preset, plan: plan, renderer: renderer, report: report)
    try await encoding.run(outputs, into: files.map(\.temporaryPath))
    return (files, try reports(preset, plan, outputs, files))
  }

  private func reports(
    _ preset: Preset, _ plan: RenderingPlan, _ outputs: [ClipOutput], _ files: [AtomicFile]
  ) throws -> [ClipReport] {
    let canvas = preset.canvas
    return try outputs.indices.compactMap { index in
      try plan.groups.first { $0.outputs.contains(index) }.map { group in
        let format = outputs[index].format
        let size = format.size(width: canvas.widthInPixels, height: canvas.heightInPixels)
        let stored = try format.clock.stored(group.timing)
        return ClipReport(
          path: outputs[index].path, format: format.name, byteCount: files[index].byteCount,
          frameCount: stored.frameCount, duration: stored.duration, width: size.width,
          height: size.height)
      }
    }
  }
}
