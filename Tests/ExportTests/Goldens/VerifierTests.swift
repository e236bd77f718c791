// SPDX-License-Identifier: MIT

import Export
import FileSystem
import TestSupport
import Testing

@Suite struct VerifierTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let reader = PresetReader(
    scenes: [FlickeringScene.self, SquareScene.self],
    fileExtensions: OutputFormatCatalog.fileExtensions)

  /// Verifies a preset of `scene` with three frames of one pixel.
  private func verify(_ scene: String, _ settings: Verifier.Settings) async throws -> Verification {
    let text = """
      {"zoetrope": 1, "name": "a", "canvas": {"size": [1, 1], "scale": 1},
       "timing": {"duration": 0.3, "fps": 10}, "scene": {"type": "\(scene)"}}
      """
    var planner = VerificationPlanner(goldenFolder: folder.path(of: "Golden"))
    planner.add(
      "a.json", in: folder.path,
      Result { try Self.reader.resolve(Array(text.utf8), from: "a.json", overrides: []) })
    return await Verifier(settings, reader: Self.reader, files: TemporaryFiles())
      .run(try planner.plan()) { _ in }
  }

  private static func settings(repeats: Bool, jobs: Int = 2) -> Verifier.Settings {
    var settings = Verifier.Settings(jobs: jobs, version: "0")
    settings.record = .all
    settings.repeats = repeats
    return settings
  }

  @Test("A clip that is not the same when it is drawn again is told, and not recorded")
  func unstable() async throws {
    let run = try await verify("flicker", Self.settings(repeats: true))
    let entry = try #require(run.entries.first)
    guard case .unstable(let frames) = entry.outcome else {
      Issue.record("\(entry.outcome)")
      return
    }
    #expect(frames == [0, 1, 2])
    #expect(entry.verdict == .differs)
    #expect(try folder.contents().isEmpty)
    #expect(VerificationFindings(entry).text.contains("drawn twice, 3 frames came out differently"))
  }

  @Test("A clip that is the same is recorded once", arguments: [1, 2, 3])
  func stable(jobs: Int) async throws {
    let first = try await verify("square", Self.settings(repeats: true, jobs: jobs))
    #expect(first.entries.map(\.verdict) == [.recorded])
    let second = try await verify("square", Self.settings(repeats: true, jobs: jobs))
    #expect(second.entries.map(\.verdict) == [.passed])
  }

  @Test("Goldens are in order of their presets' paths, whatever order they were named in")
  func order() throws {
    var planner = VerificationPlanner(goldenFolder: nil)
    for place in ["b/x.json", "B.json", "a.json", "b/a.json", "a.json"] {
      planner.add(place, in: "b", .failure(CancellationError()))
    }
    let places = try planner.plan().items.map { $0.subject.place }
    #expect(places == ["B.json", "a.json", "b/a.json", "b/x.json"])
  }
}
