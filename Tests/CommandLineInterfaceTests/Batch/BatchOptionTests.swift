// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// The options of `render` that a batch takes for all of its presets.
@Suite struct BatchOptionTests {
  @Test("Options change every clip as they change it alone, and --incremental knows them")
  func changesAll() async throws {
    let batch = try BatchFolder()
    let options = ["--scale", "2", "--set", "scene.ball=3", "--format", "gif", "--colors", "8"]
    let run = await ToolRun(
      ["batch", batch.folder.path(of: "Presets"), "--out-dir", batch.out] + options)
    #expect(run.code == .success, "\(run.messages)")
    let clips = try batch.clips()
    #expect(clips.keys.sorted() == ["a.gif", "b.gif", "c.gif"])
    let other = try TemporaryFolder()
    _ = await ToolRun(["render", batch.path(of: "b"), "--out-dir", other.path] + options)
    #expect(
      try clips["b.gif"] == Data(contentsOf: URL(fileURLWithPath: other.path(of: "b.gif"))))
    let again = await ToolRun(
      ["batch", batch.folder.path(of: "Presets"), "--out-dir", batch.out, "--incremental"]
        + options)
    #expect(again.messages == "3 clips: 3 up to date\n")
    let without = await batch.run("--incremental", "--json")
    #expect(try BatchFolder.made(without).count == 6)
  }

  @Test(
    "An option that makes no difference to any clip is refused, and one that does to some is not",
    arguments: [
      (["--colors", "8", "--format", "mp4"], ExitCode.usage), (["--matte", "#000000"], .usage),
      (["--colors", "8"], .success), (["--quality", "high"], .success),
    ])
  func refusesIdle(options: [String], code: ExitCode) async throws {
    let batch = try BatchFolder()
    try batch.write(
      SmallPreset.text(name: "c").replacing("\"c.gif\", ", with: ""), to: "c")
    let run = await ToolRun(
      ["batch", batch.folder.path(of: "Presets"), "--out-dir", batch.out] + options)
    #expect(run.code == code)
    #expect(run.messages.contains("has no effect") == (code == .usage))
  }

  @Test("Of presets with a matrix --variant takes those that are meant")
  func choosesVariants() async throws {
    let batch = try BatchFolder([])
    for name in ["a", "b"] {
      try batch.write(
        SmallPreset.text(name: name, extra: "\"matrix\": { \"scale\": [1, 2] },")
          .replacing("\"\(name).gif\", \"\(name).mp4\"", with: "\"{name}-{scale}.gif\""),
        to: name)
    }
    let run = await batch.run("--variant", "scale=2")
    #expect(run.code == .success, "\(run.messages)")
    #expect(try batch.clips().keys.sorted() == ["a-2.gif", "b-2.gif"])
  }
}
