// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import TestSupport
import Testing

@Suite struct BatchFailureTests {
  @Test("A bad preset in the middle fails alone, and is listed at the end")
  func goesOn() async throws {
    let batch = try BatchFolder()
    try batch.write(#"{ "zoetrope": 1, "name": "b", "scen": 1 }"#, to: "b")
    let run = await batch.run("--json")
    #expect(run.code == .someFailed)
    #expect(try batch.clips().keys.sorted() == ["a.gif", "a.mp4", "c.gif", "c.mp4"])
    #expect(run.messages.contains("3 clips: 2 made, 1 failed"))
    let list = try #require(run.messages.range(of: "failed:\n"))
    #expect(run.messages[list.upperBound...].contains("b.json:1:"))
    #expect(run.text.contains("\"exitCode\": 65"))
    let check = await ToolRun(["manifest", "verify", batch.out])
    #expect(check.code == .differs)
    #expect(check.text.contains("1 preset could not be read"))
  }

  @Test("The first failure may end a batch")
  func failsFast() async throws {
    let batch = try BatchFolder()
    try batch.write("{", to: "b")
    let run = await batch.run("--fail-fast")
    #expect(run.code == .someFailed)
    #expect(run.messages.contains("3 clips: 1 failed, 2 left"))
    #expect(try batch.clips().isEmpty)
  }

  @Test("Names that collide are refused before anything is made, with both presets")
  func refusesCollisions() async throws {
    let batch = try BatchFolder()
    try batch.write(SmallPreset.text(name: "A"), to: "z")
    for part in ["1/1", "2/4"] {
      let run = await batch.run("--shard", part)
      #expect(run.code == .usage)
      #expect(run.messages.contains("a.json") && run.messages.contains("z.json"))
    }
    #expect(try batch.folder.contents() == ["Presets"])
  }

  @Test("A folder where a file should go stops the batch before anything is made")
  func refusesPlaces() async throws {
    let batch = try BatchFolder()
    try FileManager.default.createDirectory(
      atPath: "\(batch.out)/c.gif", withIntermediateDirectories: true)
    #expect(await batch.run().code == .cannotCreate)
    #expect(try FileManager.default.contentsOfDirectory(atPath: batch.out) == ["c.gif"])
  }

  @Test("An output that is a preset by another name is refused")
  func protectsInputs() async throws {
    let batch = try BatchFolder()
    try FileManager.default.createDirectory(
      atPath: batch.out, withIntermediateDirectories: true)
    try FileManager.default.linkItem(
      atPath: batch.path(of: "b"), toPath: "\(batch.out)/a.gif")
    let run = await batch.run()
    #expect(run.code == .usage)
    #expect(run.messages.contains("a.gif"))
    #expect(try batch.folder.text(of: "Presets/b.json").contains("ball-loader"))
  }

  @Test("Files that exist are not replaced where that is forbidden")
  func keepsFiles() async throws {
    let batch = try BatchFolder()
    _ = await batch.run("--shard", "1/3")
    #expect(await batch.run("--no-overwrite").code == .cannotCreate)
    #expect(try batch.clips().count == 2)
    #expect(await batch.run("--no-overwrite", "--incremental").code == .success)
    #expect(try batch.clips().count == 6)
  }

  @Test("More shards than clips are no failure, and say so")
  func emptyShard() async throws {
    let batch = try BatchFolder()
    let run = await batch.run("--shard", "9/9")
    #expect(run.code == .success)
    #expect(run.messages.contains("0 of 3 clips in shard 9/9"))
    #expect(try batch.clips().isEmpty)
    for number in 1...8 { _ = await batch.run("--shard", "\(number)/9") }
    #expect(await ToolRun(["manifest", "merge", batch.out]).code == .success)
  }

  @Test(
    "A wrong command line is refused",
    arguments: [
      ["--shard", "0/4"], ["--shard", "5/4"], ["--shard", "x/4"], ["--shard", "1/0"],
      ["--shard", "1/2", "--shards", "2"], ["--incremental", "--force"],
      ["--fail-fast", "--keep-going"], ["--list", "--json"], ["--plan", "xml"], ["--shards", "0"],
    ])
  func refusesOptions(options: [String]) async throws {
    let batch = try BatchFolder()
    let run = await ToolRun(["batch", batch.folder.path(of: "Presets")] + options)
    #expect(run.code == .usage)
    #expect(try batch.folder.contents() == ["Presets"])
  }

  @Test("A list without presets, and a list that is not there, are no input")
  func refusesEmptyLists() async throws {
    let batch = try BatchFolder([])
    #expect(await batch.run().code == .noInput)
    #expect(await ToolRun(["batch", "-"], input: "# none\n\n").code == .noInput)
    #expect(await ToolRun(["batch", batch.folder.path(of: "list")]).code == .noInput)
  }

  @Test("A list names files and built-in presets, and a preset named twice is made once")
  func readsLists() async throws {
    let batch = try BatchFolder()
    let list = "# clips\r\n\(batch.path(of: "b"))\r\n\r\nball-loader\n\(batch.path(of: "b"))\n"
    let run = await ToolRun(["batch", "-", "--list"], input: list)
    #expect(run.code == .success)
    #expect(run.text == "\(batch.path(of: "b"))\nball-loader\n")
  }
}
