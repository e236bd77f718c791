// SPDX-License-Identifier: MIT

import Export
import FileSystem
import TestSupport
import Testing
import VerificationReport

/// A folder with presets whose goldens are recorded, to be changed, verified and reported.
struct ReportSample {
  private let folder: TemporaryFolder
  /// The presets' folder; what its name holds must not become markup.
  let place: String
  private let reader = PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions)

  /// Of ten frames of 24 pixels a side.
  static func preset(
    named name: String = "small", side: Int = 24, duration: Double = 0.5, ball: Double = 4
  ) -> String {
    """
    { "zoetrope": 1, "name": "\(name)",
      "canvas": { "size": [\(side), \(side)], "scale": 1, "background": "#FFFFFF" },
      "timing": { "duration": \(duration), "fps": 20, "loop": "forever" },
      "scene": { "type": "ball-loader", "container": 24, "ball": \(ball), "margin": 1,
                 "cycle": 0.5 },
      "outputs": ["\(name).gif"] }
    """
  }

  /// Records `presets`, texts by name.
  init(recording presets: [String: String]) async throws {
    folder = try TemporaryFolder()
    place = folder.path(of: "<b>&\"quoted\"")
    try OutputFolder.make(place)
    _ = try await verify(presets, recording: .all)
  }

  /// Verifies `presets`, which need not be those that were recorded.
  func verify(
    _ presets: [String: String], recording mode: RecordMode = .none
  ) async throws -> Verification {
    var planner = VerificationPlanner(goldenFolder: nil)
    for (name, text) in presets {
      let path = "\(place)/\(name).json"
      planner.add(path, in: place, Result { try reader.resolve(Array(text.utf8), from: path) })
    }
    planner.addWhole(place)
    var settings = Verifier.Settings(jobs: 2, version: "1.2.3")
    settings.record = mode
    return await Verifier(settings, reader: reader, files: TemporaryFiles())
      .run(try planner.plan()) { _ in }
  }

  /// Makes the golden of the preset `name` say that frame `index` was another.
  func falsifyGolden(of name: String, frame index: Int) throws {
    let path = "\(place)/Golden/\(name).framehash"
    let golden = try #require(try GoldenFile.read(path))
    var hashes = golden.hashes
    hashes[index] = String(hashes[index].reversed())
    let other = ClipRecord(
      name: golden.name, origin: golden.origin, picture: golden.picture, values: golden.values,
      hashes: (golden.algorithm, hashes))
    let file = try AtomicFile(path: path, existing: .replace, files: TemporaryFiles())
    try file.write(Array(try other.text().utf8))
    try file.commit()
  }

  /// The page about `verification`.
  func page(_ verification: Verification) async throws -> ParsedPage {
    let report = try VerificationReport(
      folder: folder.path(of: "report"), files: TemporaryFiles(), jobs: 2)
    try await report.write(verification, version: "1.2.3")
    let bytes = try InputFile.read(report.path, limit: 1 << 26)
    return ParsedPage(String(decoding: bytes, as: UTF8.self))
  }
}
