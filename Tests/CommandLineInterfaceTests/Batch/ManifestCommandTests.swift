// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import TestSupport
import Testing

@Suite struct ManifestCommandTests {
  @Test("Files that differ or are missing are told, and exit with 1")
  func verifies() async throws {
    let batch = try BatchFolder()
    _ = await batch.run()
    try batch.folder.write("x", to: "Clips/a.gif")
    try FileManager.default.removeItem(atPath: "\(batch.out)/b.mp4")
    let run = await ToolRun(["manifest", "verify", batch.out])
    #expect(run.code == .differs)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(run.text.contains("differs  \(batch.out)/a.gif: it has 1 bytes"))
    #expect(run.text.contains("missing  \(batch.out)/b.mp4"))
  }

  @Test("Manifests of shards are merged only when all are there")
  func merges() async throws {
    let batch = try BatchFolder()
    _ = await batch.run("--shard", "1/2")
    let early = await ToolRun(["manifest", "merge", batch.out])
    #expect(early.code == .badPreset)
    #expect(early.messages.contains("shard 2/2"))
    _ = await batch.run("--shard", "2/2")
    let target = batch.folder.path(of: "all.jsonl")
    #expect(await ToolRun(["manifest", "merge", batch.out, "-o", target]).code == .success)
    #expect(try batch.folder.text(of: "all.jsonl").split(separator: "\n").count == 7)
  }

  @Test("What cannot be read is told, with the code of the reason, and all else is looked at")
  func goesOnAfterUnreadable() async throws {
    let batch = try BatchFolder()
    _ = await batch.run()
    try FileManager.default.removeItem(atPath: "\(batch.out)/a.gif")
    try FileManager.default.createDirectory(
      atPath: "\(batch.out)/a.gif", withIntermediateDirectories: false)
    try FileManager.default.removeItem(atPath: "\(batch.out)/b.mp4")
    let run = await ToolRun(["manifest", "verify", batch.out])
    #expect(run.code == .noInput)
    #expect(run.text.contains("failed   \(batch.out)/a.gif: '\(batch.out)/a.gif' is a folder"))
    #expect(run.text.contains("missing  \(batch.out)/b.mp4"))
  }

  @Test("The whole is not written over a part, and not to standard output")
  func checksOutput() async throws {
    let batch = try BatchFolder()
    for shard in ["1/2", "2/2"] { _ = await batch.run("--shard", shard) }
    let part = "\(batch.out)/zoetrope-manifest.1-of-2.jsonl"
    let before = try Data(contentsOf: URL(fileURLWithPath: part))
    for target in [part, "-"] {
      let run = await ToolRun(["manifest", "merge", batch.out, "-o", target])
      #expect(run.code == .usage, "\(run.messages)")
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: part)) == before)
  }

  @Test("A shard that was made before a preset changed is refused")
  func refusesStale() async throws {
    let batch = try BatchFolder()
    _ = await batch.run("--shard", "1/2")
    try batch.write(SmallPreset.text(name: "b", extra: "\"seed\": 9,"), to: "b")
    _ = await batch.run("--shard", "2/2")
    let run = await ToolRun(["manifest", "merge", batch.out])
    #expect(run.code == .badPreset)
    #expect(run.messages.contains("presets differ"))
    _ = await batch.run("--shard", "1/2", "--incremental")
    #expect(await ToolRun(["manifest", "merge", batch.out]).code == .success)
  }

  @Test("A place without a manifest is no input, and an unknown action is refused")
  func refuses() async throws {
    let batch = try BatchFolder()
    let folder = batch.folder.path
    #expect(await ToolRun(["manifest", "verify", folder]).code == .noInput)
    #expect(await ToolRun(["manifest", "merge", folder]).code == .noInput)
    #expect(await ToolRun(["manifest", "verify", "\(folder)/no.jsonl"]).code == .noInput)
    #expect(await ToolRun(["manifest", "verify", batch.path(of: "a")]).code == .badPreset)
    let run = await ToolRun(["manifest", "verfy"])
    #expect(run.code == .usage)
    #expect(run.messages.contains("did you mean 'verify'?"))
  }
}
