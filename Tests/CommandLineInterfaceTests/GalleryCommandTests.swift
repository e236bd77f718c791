// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// `zoetrope gallery`: from a batch's folder to a page in it.
@Suite struct GalleryCommandTests {
  private static let page = "index.html"

  private static func batch() async throws -> BatchFolder {
    let batch = try BatchFolder()
    #expect(await batch.run().code == .success)
    return batch
  }

  /// Names of all that is in the folder of clips.
  private static func names(_ batch: BatchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: batch.out).sorted()
  }

  @Test("A page is written into the folder, which stays as it is otherwise")
  func writesPage() async throws {
    let batch = try await Self.batch()
    let before = try Self.names(batch)
    let run = await ToolRun(["gallery", batch.out])
    #expect(run.code == .success && run.output.isEmpty)
    #expect(run.messages == "wrote \(batch.out)/index.html: 3 clips\n")
    #expect(try Self.names(batch) == (before + [Self.page]).sorted())
    let page = ParsedPage(try batch.folder.text(of: "Clips/index.html"))
    #expect(page.mistake == nil)
    #expect(page.text.contains("Clips") && page.text.contains("3 clips, 6 files"))
    #expect(page.elements("img", classes: "still").count == 3)
    let again = await ToolRun(["gallery", batch.out, "--jobs", "1", "--quiet"])
    #expect(again.code == .success && again.messages.isEmpty)
    #expect(try batch.folder.text(of: "Clips/index.html") == page.source)
    #expect(await ToolRun(["gallery", batch.out, "--no-overwrite"]).code == .cannotCreate)
  }

  @Test("A command that the page offers makes the very same file again")
  func offersCommands() async throws {
    let batch = try await Self.batch()
    _ = await ToolRun(["gallery", batch.out])
    let page = ParsedPage(try batch.folder.text(of: "Clips/index.html"))
    let commands = page.elements("input").compactMap { $0.attributes["data-command"] }
    #expect(commands.count == 6)
    let clips = try batch.clips().filter { $0.key != Self.page }
    for name in clips.keys { try FileManager.default.removeItem(atPath: "\(batch.out)/\(name)") }
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      #expect(await ToolRun(Array(words.dropFirst())).code == .success, "\(command)")
    }
    #expect(try batch.clips().filter { $0.key != Self.page } == clips)
  }

  @Test("The title, the place of the page and the address of the clips may be chosen")
  func takesOptions() async throws {
    let batch = try await Self.batch()
    let path = batch.folder.path(of: "page.html")
    let run = await ToolRun([
      "gallery", batch.out, "-o", path, "--title", "<Ours>", "--url", "https://example.com/c",
    ])
    #expect(run.code == .success)
    let page = ParsedPage(try batch.folder.text(of: "page.html"))
    #expect(page.text.contains("<Ours>"))
    let file = try #require(page.elements("input").first { $0.attributes["data-kind"] != nil })
    #expect(file.attributes["data-address"] == "Clips/a.gif")
    #expect(file.attributes["data-markdown"] == "![a](https://example.com/c/a.gif)")
    #expect(!(try Self.names(batch)).contains(Self.page))
  }

  @Test("Files that are missing or were changed are left out, which one line says")
  func leavesOut() async throws {
    let batch = try await Self.batch()
    try batch.folder.write("x", to: "Clips/a.gif")
    try FileManager.default.removeItem(atPath: "\(batch.out)/b.mp4")
    let run = await ToolRun(["gallery", batch.out])
    #expect(run.code == .success)
    let notes = run.messages.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(notes.count == 1 && notes[0].contains("'a.gif' and 1 more"), "\(run.messages)")
    let page = ParsedPage(try batch.folder.text(of: "Clips/index.html"))
    let files = page.elements("input").compactMap { $0.attributes["data-address"] }
    #expect(files == ["a.mp4", "b.gif", "c.gif", "c.mp4"])
  }

  @Test("Presets that are gone are told in one line, and their clips shown")
  func outlivesPresets() async throws {
    let batch = try await Self.batch()
    try FileManager.default.removeItem(atPath: batch.path(of: "b"))
    try batch.write("{", to: "c")
    let run = await ToolRun(["gallery", batch.out])
    #expect(run.code == .success)
    #expect(run.messages.contains("b.json' and 1 more cannot be read"), "\(run.messages)")
    let page = ParsedPage(try batch.folder.text(of: "Clips/index.html"))
    #expect(page.elements("article").count == 3)
    #expect(page.elements("img", classes: "still").count == 1)
  }

  @Test("Shards that were not merged are shown together")
  func showsShards() async throws {
    let batch = try BatchFolder()
    for shard in ["1/2", "2/2"] { _ = await batch.run("--shard", shard) }
    let run = await ToolRun(["gallery", batch.out])
    #expect(run.messages.contains("3 clips"), "\(run.messages)")
  }

  @Test("A folder of which no manifest speaks is refused, with what to run, and left alone")
  func refuses() async throws {
    let folder = try TemporaryFolder()
    try folder.write("GIF89a", to: "a.gif")
    let lonely = await ToolRun(["gallery", folder.path])
    #expect(lonely.code == .noInput)
    #expect(lonely.messages.contains("zoetrope batch PRESETS --out-dir \(folder.path)"))
    let missing = await ToolRun(["gallery", folder.path(of: "none")])
    #expect(missing.code == .noInput && missing.messages.contains("there is no folder"))
    #expect(await ToolRun(["gallery", folder.path(of: "a.gif")]).code == .noInput)
    try folder.write("nonsense\n", to: "zoetrope-manifest.jsonl")
    #expect(await ToolRun(["gallery", folder.path]).code == .badPreset)
    #expect(try folder.contents() == ["a.gif", "zoetrope-manifest.jsonl"])
  }

  @Test("A manifest whose clips are all gone has nothing to show")
  func refusesEmpty() async throws {
    let batch = try await Self.batch()
    for name in try batch.clips().keys {
      try FileManager.default.removeItem(atPath: "\(batch.out)/\(name)")
    }
    let run = await ToolRun(["gallery", batch.out])
    #expect(run.code == .noInput && run.messages.contains("of 6 files"))
    let lines = try batch.manifest()
    try batch.folder.write("\(lines[0])\n", to: "Clips/zoetrope-manifest.jsonl")
    let bare = await ToolRun(["gallery", batch.out])
    #expect(bare.code == .noInput && bare.messages.contains("lists no clip"))
  }

  @Test("A page never replaces what it shows or was made from")
  func keepsInputs() async throws {
    let batch = try await Self.batch()
    let clips = try batch.clips()
    for name in ["a.gif", "zoetrope-manifest.jsonl"] {
      #expect(await ToolRun(["gallery", batch.out, "-o", "\(batch.out)/\(name)"]).code == .usage)
    }
    #expect(try batch.clips() == clips)
    #expect(await ToolRun(["gallery", "Clips", "-o", "../page.html"]).code == .usage)
    #expect(
      await ToolRun(["gallery", batch.out, "-o", "\(batch.out)/none/page.html"]).code
        == .cannotCreate)
  }

  @Test("A page that does not fit on the disk leaves the old one")
  func leavesOldPage() async throws {
    let batch = try await Self.batch()
    let run = try ToolBinary.shell(
      """
      "$zoetrope" gallery Clips -q && cp Clips/index.html old && ls -A Clips > before
      (ulimit -f 8; "$zoetrope" gallery Clips --title other)
      echo "status $?"; cmp old Clips/index.html && ls -A Clips | cmp - before
      """, in: batch.folder)
    #expect(run.output == "status 74\n", "\(run.output) \(run.errors)")
  }
}
