// SPDX-License-Identifier: MIT

package import FileSystem
import FrameEncoding
import Graphics
import Raster

/// Writes single frames of a clip.
package struct FrameExporter {
  private let preset: Preset
  private let frames: Range<Int>
  private let format: FrameFormat
  private let renderer: OrderedFrameRenderer

  /// Makes an exporter of the frames of `frames`, counted from 0 and within the clip, that draws
  /// `jobs` of them at a time.
  package init(_ preset: Preset, frames: Range<Int>, format: FrameFormat, jobs: Int) {
    self.preset = preset
    self.frames = frames
    self.format = format
    renderer = OrderedFrameRenderer(jobs: jobs)
  }

  /// Passes all frames on to `channel`, one after the other; `path` is for errors.
  package func stream(
    to channel: any OutputChannel, path: String, report: (ExportEvent) -> Void
  ) async throws {
    try await draw(path: path, report: report) { _, bytes in
      try channel.write(bytes)
    }
  }

  /// Writes each frame to a file of its own: `frame-0000.png` and so on in `folder`.
  package func write(
    to folder: String, existing: ExistingFilePolicy, files: TemporaryFiles,
    report: (ExportEvent) -> Void
  ) async throws {
    try await draw(path: folder, report: report) { index, bytes in
      let path = PathParts.joined(folder, name(ofFrame: index))
      let file = try AtomicFile(path: path, existing: existing, files: files)
      try file.write(bytes)
      try file.commit()
    }
  }

  /// Numbers have four digits, or as many as the clip's last frame needs, so that names sort.
  package func name(ofFrame index: Int) -> String {
    let width = max(4, "\(preset.clip.frameCount - 1)".count)
    let number = "\(index)"
    let zeros = String(repeating: "0", count: max(0, width - number.count))
    return "frame-\(zeros)\(number).\(format.rawValue)"
  }

  private func draw(
    path: String, report: (ExportEvent) -> Void,
    take: (Int, [UInt8]) throws -> Void
  ) async throws {
    let source = FrameSource(preset)
    let rate = preset.clip.rate
    let first = frames.lowerBound
    let encode = try Self.naming(path) { () throws(EncodingError) in
      try format.encoder(width: source.width, height: source.height)
    }
    try await renderer.forFrames(of: source.width * source.height).render(
      frames, frame: { source.drawing(at: rate.time(ofFrame: $0)) },
      deliver: { index, frame in
        let bytes = try Self.naming(path) { () throws(EncodingError) in try encode(frame.picture) }
        source.recycle(frame)
        try take(index, bytes)
        report(.progress(done: index - first + 1, total: frames.count))
      })
  }

  /// Adds the file's name to what an encoder says.
  private static func naming<Result>(
    _ path: String, _ work: () throws(EncodingError) -> Result
  ) throws(ExportError) -> Result {
    do {
      return try work()
    } catch {
      throw .encoding(error, path: path)
    }
  }
}
