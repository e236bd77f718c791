// SPDX-License-Identifier: MIT

import CommandLineInterface
import Export
import Foundation
import TestSupport
import Testing

@Suite struct ToolTests {
  private let folder: TemporaryFolder
  private let preset: String

  init() throws {
    folder = try TemporaryFolder()
    preset = try folder.write(SmallPreset.text(), to: "small.json")
  }

  @Test("The version names the tool, its libraries and the licence")
  func version() async {
    let run = await ToolRun(["--version"])
    #expect(run.code == .success)
    for part in ["zoetrope \(Tool.version)", "giflib 5", "libavcodec ", "General Public License"] {
      #expect(run.text.contains(part))
    }
  }

  @Test(
    "A word that is no command is answered with the nearest one",
    arguments: [
      (["rendr", "x"], "render"), (["lst"], "list"), (["ball-loadr"], "ball-loader"),
      (["help", "trac"], "trace"), (["--versoin"], "--version"),
    ])
  func suggests(words: [String], nearest: String) async {
    let run = await ToolRun(words)
    #expect(run.code == .usage)
    #expect(run.messages.contains("did you mean '\(nearest)'?"))
    #expect(run.messages.contains("\nUsage: zoetrope "))
    #expect(run.messages.contains("\n  See 'zoetrope"))
    #expect(run.output.isEmpty)
  }

  @Test("What is listed is what the catalogs hold")
  func list() async throws {
    let run = await ToolRun(["list"])
    let names =
      BuiltInPresets.names + ParameterListing.scenes.map(\.name)
      + OutputFormatCatalog.all.map(\.name)
    for name in names { #expect(run.text.contains("\n  \(name) ")) }
    let json = await ToolRun(["list", "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: [Any]]
    let counts = try #require(object).mapValues(\.count)
    #expect(
      counts == [
        "presets": BuiltInPresets.names.count, "scenes": ParameterListing.scenes.count,
        "formats": OutputFormatCatalog.all.count,
      ])
  }

  @Test(
    "Every parameter of a scene and of the preset file is described",
    arguments: ParameterListing.scenes + [ParameterListing.presetFile])
  func describe(listing: ParameterListing) async throws {
    let run = await ToolRun(["describe", listing.name])
    #expect(run.code == .success)
    for parameter in listing.parameters {
      #expect(run.text.contains("  \(parameter.keyPath)  "))
      #expect(run.text.contains(parameter.meaning))
    }
    let json = await ToolRun(["describe", listing.name, "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    #expect((object?["parameters"] as? [Any])?.count == listing.parameters.count)
  }

  @Test("Describing a preset shows its own values")
  func describePreset() async {
    let run = await ToolRun(["describe", preset])
    #expect(run.text.contains("scene.container  number, pt, 1 to 4000 (default: 24"))
  }

  @Test("A preset is rendered to the files that it names")
  func render() async throws {
    let run = await ToolRun(["render", preset, "--out-dir", folder.path])
    #expect(run.code == .success)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("wrote \(folder.path)/small.gif: 6 frames, 24×24 px, 0.3 s, "))
    #expect(try folder.contents() == ["small.gif", "small.json", "small.mp4"])
    #expect(try Data(contentsOf: file("small.gif")).starts(with: "GIF89a".utf8))
  }

  @Test("A preset in the place of a command is rendered")
  func defaultCommand() async throws {
    let run = await ToolRun([preset, "-o", folder.path(of: "a.gif"), "-q"])
    #expect(run.code == .success)
    #expect(run.messages.isEmpty)
    #expect(try folder.contents() == ["a.gif", "small.json"])
  }

  @Test("A preset can come from standard input and a clip go to standard output")
  func streams() async throws {
    let run = await ToolRun(
      ["render", "-", "-o", "-", "--format", "gif", "-q"], input: SmallPreset.text())
    #expect(run.code == .success)
    let direct = await ToolRun([preset, "-o", folder.path(of: "a.gif")])
    #expect(direct.code == .success)
    #expect(Data(run.output) == (try Data(contentsOf: file("a.gif"))))
  }

  @Test("Formats that are asked for replace those of the preset")
  func formats() async throws {
    let words = ["render", preset, "--out-dir", folder.path, "--format", "mov", "--format", "gif"]
    #expect(await ToolRun(words).code == .success)
    #expect(try folder.contents() == ["small.gif", "small.json", "small.mov"])
  }

  @Test("The JSON document tells what was written")
  func writesDocument() async throws {
    let run = await ToolRun(["render", preset, "--out-dir", folder.path, "--json", "-q"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let outputs = try #require(object?["outputs"] as? [[String: Any]])
    #expect(outputs.map { $0["format"] as? String } == ["gif", "mp4"])
    for output in outputs {
      let path = try #require(output["path"] as? String)
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      #expect(output["bytes"] as? Int == size)
      #expect(output["frames"] as? Int == 6)
      #expect(output["duration"] as? Double == 0.3)
      #expect(output["width"] as? Int == 24 && output["height"] as? Int == 24)
    }
    #expect((object?["failures"] as? [Any])?.isEmpty == true)
  }

  @Test(
    "Options change the preset",
    arguments: [
      (["--size", "30x20"], 30, 20, 6), (["--scale", "2"], 48, 48, 6),
      (["--fps", "10"], 24, 24, 3),
      (["--duration", "0.5"], 24, 24, 10), (["--set", "canvas.scale=3"], 72, 72, 6),
      (["--set", "timing.fps=10", "--seed", "7", "--loop", "2"], 24, 24, 3),
    ])
  func changes(options: [String], width: Int, height: Int, frames: Int) async throws {
    let words = ["render", preset, "-o", folder.path(of: "a.gif"), "--json", "-q"] + options
    let run = await ToolRun(words)
    let object = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let output = try #require((object?["outputs"] as? [[String: Any]])?.first)
    #expect(output["width"] as? Int == width)
    #expect(output["height"] as? Int == height)
    #expect(output["frames"] as? Int == frames)
  }

  @Test(
    "What a format cannot hold is said in one line",
    arguments: [
      (
        ["--fps", "60", "--format", "gif"],
        "note: GIF cannot hold 60 frames per second; it is drawn at 50, the duration stays"
      ),
      (
        ["--size", "23x24", "--format", "mp4"],
        "note: MP4 needs even sides; the background is continued to 24×24 px"
      ),
      (
        ["--background", "transparent", "--format", "mp4"],
        "note: MP4 has no transparency; the clip is laid on the preset's matte"
      ),
    ])
  func notes(options: [String], note: String) async throws {
    let run = await ToolRun(["render", preset, "--out-dir", folder.path] + options)
    #expect(run.code == .success)
    let lines = run.messages.split(separator: "\n")
    #expect(lines.first == note[...])
    #expect(lines.count == 2)
  }

  @Test("The frames of a run are the same whatever the jobs, and alone as in the row")
  func framesAreIndependent() async throws {
    let words = ["frames", preset, "--format", "rgba", "-o", "-", "-q"]
    let size = 24 * 24 * 4
    let all = await ToolRun(words + ["--jobs", "1"]).output
    #expect(all.count == 6 * size)
    #expect(await ToolRun(words + ["--jobs", "3"]).output == all)
    let middle = Array(all[(2 * size)..<(5 * size)])
    #expect(await ToolRun(words + ["--frames", "2-4"]).output == middle)
    for index in 0..<6 {
      let alone = await ToolRun(words + ["--frame", "\(index)"]).output
      #expect(alone == Array(all.dropFirst(index * size).prefix(size)))
    }
  }

  @Test("Frames go to PNG files whose names sort")
  func frames() async throws {
    let place = folder.path(of: "Frames")
    #expect(await ToolRun(["frames", preset, "-o", place, "--frames", "4-5"]).code == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: place).sorted()
    #expect(names == ["frame-0004.png", "frame-0005.png"])
    let bytes = try Data(contentsOf: file("Frames/frame-0004.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("A trace has a row for every layer at every frame")
  func trace() async {
    let run = await ToolRun(["trace", preset, "--fps", "10"])
    let lines = run.text.split(separator: "\n")
    #expect(lines.first == "time_s,layer,x,y,scale,rotation,opacity,red,green,blue")
    let rows = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.allSatisfy { $0.count == 10 })
    #expect(Set(rows.map { $0[0] }) == ["0.0", "0.1", "0.2"])
    for ball in ["blue", "grey", "red"] {
      #expect(rows.count { $0[1] == ball } == 3)
    }
  }

  private func file(_ name: String) -> URL { URL(fileURLWithPath: folder.path(of: name)) }
}
