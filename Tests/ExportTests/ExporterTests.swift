// SPDX-License-Identifier: MIT

import Export
import FileSystem
import Foundation
import Graphics
import Synchronization
import TestSupport
import Testing

/// What holds for every format of the catalog: one that is added is tested by being listed.
@Suite struct ExporterTests {
  private let folder: TemporaryFolder
  private let exporter = Exporter(files: TemporaryFiles(), existing: .replace, jobs: 2)

  init() throws { folder = try TemporaryFolder() }

  private func output(_ format: String) throws -> ClipOutput {
    ClipOutput(
      path: folder.path(of: "clip.\(format)"),
      format: try #require(OutputFormatCatalog.format(named: format)))
  }

  @Test(
    "A clip of any size and length goes into every format",
    arguments: OutputFormatCatalog.all.map(\.name),
    [("[12, 8]", "1"), ("[17, 9]", "0.5"), ("[16, 16]", "0.05"), ("[16, 33]", "0.1")])
  func writes(format: String, clip: (size: String, duration: String)) async throws {
    let preset = try Preset.square(
      ["canvas.size": clip.size, "canvas.scale": "2", "timing.duration": clip.duration])
    let reports = try await exporter.export(preset, to: [output(format)]) { _ in }
    let report = try #require(reports.first)
    #expect(report.frameCount == preset.clip.frameCount)
    let size = try FileManager.default.attributesOfItem(atPath: report.path)[.size] as? Int
    #expect(report.byteCount == size)
    #expect(try folder.contents() == ["clip.\(format)"])
  }

  @Test(
    "A clip that does not move goes into every format",
    arguments: OutputFormatCatalog.all.map(\.name))
  func writesStillClip(format: String) async throws {
    // The square has left the canvas.
    let preset = try Preset.square(["canvas.size": "[16, 16]", "timing.fps": "1"])
    _ = try await exporter.export(preset, to: [output(format)]) { _ in }
    #expect(try folder.contents() == ["clip.\(format)"])
  }

  @Test("A file does not depend on the jobs", arguments: OutputFormatCatalog.all.map(\.name))
  func isReproducible(format: String) async throws {
    let preset = try Preset.square(["canvas.scale": "4"])
    var files: [Data] = []
    for jobs in [1, 4] {
      let exporter = Exporter(files: TemporaryFiles(), existing: .replace, jobs: jobs)
      _ = try await exporter.export(preset, to: [output(format)]) { _ in }
      files.append(try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "clip.\(format)"))))
    }
    #expect(files[0] == files[1])
  }

  @Test("If one output fails, no other is touched")
  func isAllOrNothing() async throws {
    try folder.write("old", to: "clip.gif")
    let broken = OutputFormat(
      name: "broken", fileExtensions: ["broken"], summary: "Fails at its second frame",
      section: .video, transparency: .none, needsEvenSize: false, clock: .ticks,
      open: { _, _, _, _ in FailingEncoder() })
    let outputs = [
      try output("gif"), ClipOutput(path: folder.path(of: "clip.broken"), format: broken),
    ]
    let error = await #expect(throws: ExportError.self) {
      try await exporter.export(try .square(), to: outputs) { _ in }
    }
    #expect(error?.description.hasPrefix(folder.path(of: "clip.broken")) == true)
    #expect(try folder.contents() == ["clip.gif"])
    #expect(try folder.text(of: "clip.gif") == "old")
  }

  @Test("Progress counts every frame once for each time it is drawn")
  func tellsProgress() async throws {
    // GIF draws its 50 frames twice, video its 60 frames once.
    let events = Mutex<[ExportEvent]>([])
    _ = try await exporter.export(
      try .square(["timing.fps": "60", "canvas.size": "[16, 16]"]),
      to: [output("gif"), output("mp4")]
    ) { event in events.withLock { $0.append(event) } }
    let steps = events.withLock { $0 }.filter { if case .progress = $0 { true } else { false } }
    #expect(steps == (1...160).map { .progress(done: $0, total: 160) })
  }

  @Test(
    "What one bit of alpha cannot hold is measured over the clip, and told if there is any",
    arguments: [
      // The square's opaque pixels: 16 in each of five frames, 8 in the sixth.
      ("#FFFFFF80", "0", 1 - 88.0 / (20 * 96)), ("#FFFFFF80", "2", 1 - 88.0 / (20 * 96)),
      ("transparent", "0", nil), ("#FFFFFF", "0", nil),
    ] as [(String, String, Double?)])
  func measuresTransparency(background: String, hold: String, share: Double?) async throws {
    let events = Mutex<[ExportEvent]>([])
    _ = try await exporter.export(
      try .square(["canvas.background": background, "timing.holdEnd": hold]), to: [output("gif")]
    ) { event in events.withLock { $0.append(event) } }
    let notes = events.withLock { $0 }.filter { if case .note = $0 { true } else { false } }
    let expected = share.map { share in
      ExportEvent.note(.oneBitTransparency(format: "GIF", partialShare: share, matte: .white))
    }
    #expect(notes == [expected].compactMap(\.self))
  }

  @Test(
    "An encoder is told when a frame is the one before, whatever the jobs", arguments: [1, 2, 3])
  func tellsRepeats(jobs: Int) async throws {
    let encoder = CountingEncoder()
    let format = OutputFormat(
      name: "count", fileExtensions: ["count"], summary: "Counts frames", section: .video,
      transparency: .none, needsEvenSize: false, clock: .ticks,
      open: { _, _, _, _ in encoder })
    let exporter = Exporter(files: TemporaryFiles(), existing: .replace, jobs: jobs)
    let output = ClipOutput(path: folder.path(of: "clip.count"), format: format)
    let preset = try Preset.square(["canvas.scale": "2", "timing.duration": "2"])
    _ = try await exporter.export(preset, to: [output]) { _ in }
    let isRepeat = encoder.frames.withLock { $0 }
    // The square moves for a second, also out of sight, and is back at its start for the next.
    #expect(isRepeat == (0..<40).map { $0 > 20 })
  }

  @Test("A stream is the file, and nothing is left in the folder it went through")
  func streams() async throws {
    let target = try AtomicFile(
      path: folder.path(of: "streamed"), existing: .replace, files: TemporaryFiles())
    let preset = try Preset.square()
    _ = try await exporter.stream(preset, as: output("gif"), to: target, by: folder.path) { _ in }
    try target.commit()
    _ = try await exporter.export(preset, to: [output("gif")]) { _ in }
    #expect(try folder.contents() == ["clip.gif", "streamed"])
    #expect(try folder.text(of: "clip.gif") == (try folder.text(of: "streamed")))
  }
}
