// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import TestSupport
import Testing

@Suite struct BatchCommandTests {
  @Test("A batch makes every clip, the same files as one by one, and tells of each in the manifest")
  func makesAll() async throws {
    let batch = try BatchFolder()
    let run = await batch.run("--jobs", "3")
    #expect(run.code == .success)
    #expect(run.messages.contains("3 clips: 3 made"))
    let clips = try batch.clips()
    #expect(clips.keys.sorted() == ["a.gif", "a.mp4", "b.gif", "b.mp4", "c.gif", "c.mp4"])
    let other = try TemporaryFolder()
    _ = await ToolRun(["render", batch.path(of: "b"), "--out-dir", other.path])
    for name in ["b.gif", "b.mp4"] {
      let file = URL(fileURLWithPath: other.path(of: name))
      #expect(try clips[name] == Data(contentsOf: file))
    }
    #expect(try batch.manifest().count == 7)
    let check = await ToolRun(["manifest", "verify", batch.out])
    #expect(check.code == .success)
    #expect(check.messages == "6 as recorded, 0 not\n")
  }

  @Test("The files do not depend on jobs, and reports come in order", arguments: [1, 2, 8])
  func isReproducible(jobs: Int) async throws {
    let batch = try BatchFolder(["d", "b", "a", "c"])
    let run = await batch.run("--jobs", "\(jobs)")
    let reports = run.messages.split(separator: "\n").filter { $0.contains("wrote") }
    #expect(
      reports.map { String($0.prefix(18)) }
        == ["[1/4] wrote a.gif,", "[2/4] wrote b.gif,", "[3/4] wrote c.gif,", "[4/4] wrote d.gif,"])
    let other = try BatchFolder(["d", "b", "a", "c"])
    _ = await other.run("--jobs", "1")
    #expect(try batch.clips() == other.clips())
  }

  @Test("Presets that differ in how they are stored alone are drawn together and stored apart")
  func storesApart() async throws {
    let batch = try BatchFolder(["a"])
    for (name, colors) in [("few", 2), ("many", 200)] {
      try batch.write(
        SmallPreset.text(name: name, extra: "\"seed\": 0, \"gif\": { \"colors\": \(colors) },"),
        to: name)
    }
    let plan = await batch.run("--plan", "json")
    let document = try JSONSerialization.jsonObject(with: Data(plan.output)) as? [String: Any]
    let items = try #require(document?["clips"] as? [[String: Any]])
    #expect(items.count == 3)
    #expect(Set(items.compactMap { $0["frameDigest"] as? String }).count == 1)
    #expect(await batch.run().code == .success)
    let clips = try batch.clips()
    #expect(clips["few.gif"] != clips["many.gif"])
    for name in ["a", "few", "many"] {
      let alone = await ToolRun(["render", batch.path(of: name), "-o", "-", "--format", "gif"])
      #expect(clips["\(name).gif"] == Data(alone.output))
    }
  }

  @Test("A second incremental run makes nothing and writes nothing")
  func upToDate() async throws {
    let batch = try BatchFolder()
    _ = await batch.run("--incremental")
    let manifest = try batch.manifest()
    let run = await batch.run("--incremental", "--json")
    #expect(run.code == .success)
    #expect(try BatchFolder.made(run) == [])
    #expect(run.messages.contains("3 clips: 3 up to date"))
    #expect(try batch.manifest() == manifest)
  }

  /// Something that happens to a batch that is done, and what is made again.
  private static let events: [(String, @Sendable (BatchFolder) throws -> Void, Set<String>)] = [
    (
      "an edited preset",
      { batch in
        try batch.write(SmallPreset.text(name: "b", extra: "\"seed\": 9,"), to: "b")
      }, ["b.gif", "b.mp4"]
    ),
    (
      "an option of one format",
      { batch in
        let extra = "\"seed\": 1, \"gif\": { \"colors\": 4 },"
        try batch.write(SmallPreset.text(name: "b", extra: extra), to: "b")
      }, ["b.gif"]
    ),
    (
      "a title",
      { batch in
        let extra = "\"seed\": 1, \"title\": \"B\","
        try batch.write(SmallPreset.text(name: "b", extra: extra), to: "b")
      }, []
    ),
    ("a new preset", { try $0.write(SmallPreset.text(name: "d"), to: "d") }, ["d.gif", "d.mp4"]),
    (
      "a file that is gone", { try FileManager.default.removeItem(atPath: "\($0.out)/a.mp4") },
      ["a.mp4"]
    ),
    ("a file of another content", { try $0.folder.write("x", to: "Clips/c.gif") }, ["c.gif"]),
    (
      "a file of another content and the same length",
      { batch in
        let length = try batch.clips()["c.gif"]?.count ?? 0
        try batch.folder.write(String(repeating: "x", count: length), to: "Clips/c.gif")
      }, ["c.gif"]
    ),
    (
      "a manifest cut in its last line",
      { batch in
        let text = try batch.folder.text(of: "Clips/zoetrope-manifest.jsonl")
        try batch.folder.write(String(text.dropLast(9)), to: "Clips/zoetrope-manifest.jsonl")
      }, ["c.mp4"]
    ),
    (
      "no manifest",
      { try FileManager.default.removeItem(atPath: "\($0.out)/zoetrope-manifest.jsonl") },
      ["a.gif", "a.mp4", "b.gif", "b.mp4", "c.gif", "c.mp4"]
    ),
  ]

  @Test("An incremental run makes exactly what is not proven", arguments: events.indices)
  func makesOnlyMissing(index: Int) async throws {
    let (event, happen, expected) = Self.events[index]
    let batch = try BatchFolder()
    _ = await batch.run("--jobs", "1")
    try happen(batch)
    let run = await batch.run("--incremental", "--json")
    #expect(run.code == .success)
    #expect(try BatchFolder.made(run) == expected, "after \(event)")
    #expect(try BatchFolder.made(await batch.run("--incremental", "--json")) == [])
    #expect(await ToolRun(["manifest", "verify", batch.out]).code == .success)
  }

  @Test("A folder with shards in it is known to a run of the whole, and the other way round")
  func sharesProofs() async throws {
    let batch = try BatchFolder()
    for part in ["1/2", "2/2"] { #expect(await batch.run("--shard", part).code == .success) }
    #expect(await ToolRun(["manifest", "merge", batch.out]).code == .success)
    #expect(try batch.manifest().count == 7)
    let whole = await batch.run("--incremental", "--json")
    #expect(try BatchFolder.made(whole) == [])
    let part = await batch.run("--incremental", "--json", "--shard", "3/3")
    #expect(try BatchFolder.made(part) == [])
    #expect(try batch.manifest("zoetrope-manifest.3-of-3.jsonl").count == 3)
  }

  @Test("Nothing is made where something is only asked", arguments: ["--list", "--dry-run"])
  func asksOnly(option: String) async throws {
    let batch = try BatchFolder()
    let run = await batch.run(option, "--shard", "1/2")
    #expect(run.code == .success)
    #expect(run.text.split(separator: "\n").count == 2)
    #expect(run.text.contains(batch.path(of: "a")) && run.text.contains(batch.path(of: "c")))
    #expect(try batch.folder.contents() == ["Presets"])
  }
}
