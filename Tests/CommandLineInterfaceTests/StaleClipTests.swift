// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// `zoetrope verify --stale`: whether clips are still what their presets make.
@Suite struct StaleClipTests {
  private let folder: TemporaryFolder
  private let presets: String

  init() throws {
    folder = try TemporaryFolder()
    presets = folder.path(of: "presets")
    try FileManager.default.createDirectory(atPath: presets, withIntermediateDirectories: false)
    try write(SmallPreset.text())
  }

  private func write(_ preset: String) throws {
    try folder.write(preset, to: "presets/small.json")
  }

  /// Renders the preset to a file with that ending.
  private func clip(_ ending: String, _ options: [String] = []) async throws -> String {
    let path = folder.path(of: "clip.\(ending)")
    let run = await ToolRun(["render", "\(presets)/small.json", "-o", path, "-q"] + options)
    try #require(run.code == .success, "\(run.messages)")
    return path
  }

  private func verify(_ words: String...) async -> ToolRun {
    await ToolRun(["verify", "--stale", "--presets", presets] + words)
  }

  private static let endings = ["gif", "mp4", "mov", "m4v"]

  @Test("A clip that was just rendered is fresh", arguments: endings)
  func isFresh(ending: String) async throws {
    let path = try await clip(ending)
    let run = await verify(path)
    #expect(run.code == .success && run.text == "fresh    \(path)\n")
    #expect(await verify(path, "-q").text.isEmpty)
  }

  @Test("A clip of a preset that was changed is stale", arguments: endings)
  func isStale(ending: String) async throws {
    let path = try await clip(ending)
    try write(SmallPreset.text().replacing(#""ball": 4"#, with: #""ball": 5"#))
    let run = await verify(path, "-q")
    #expect(run.code == .differs)
    #expect(run.text.hasPrefix("stale    \(path): it was made from other values"))
  }

  @Test(
    "A clip that was made with options is stale, and options are named as what may be behind it")
  func toldOfOptions() async throws {
    let run = await verify(try await clip("gif", ["--scale", "2"]))
    #expect(run.code == .differs && run.text.contains("or with options such as --scale"))
  }

  @Test("What was changed is named if a golden is of the values that the clip was made from")
  func namesValues() async throws {
    let recording = await ToolRun(["verify", presets, "--record", "all", "--accept"])
    #expect(recording.code == .success, "\(recording.messages)")
    let path = try await clip("gif")
    try write(SmallPreset.text().replacing(#""ball": 4"#, with: #""ball": 5"#))
    let run = await verify(path)
    #expect(run.text.contains("small.json changed since: scene.ball 4 -> 5 pt"))
  }

  @Test(
    "What the clip does not depend on leaves it fresh",
    arguments: [
      ("gif", #""title": "Another","#, true), ("gif", #""video": { "quality": "draft" },"#, true),
      ("gif", #""gif": { "colors": 16 },"#, false), ("mp4", #""gif": { "colors": 16 },"#, true),
      ("mp4", #""video": { "quality": "draft" },"#, false),
    ])
  func ignoresTheRest(ending: String, extra: String, isFresh: Bool) async throws {
    let path = try await clip(ending)
    try write(SmallPreset.text(extra: extra))
    #expect(await verify(path).code == (isFresh ? .success : .differs))
  }

  @Test("How often it plays is nothing to a video, which cannot hold it", arguments: endings)
  func ignoresLoopOfVideos(ending: String) async throws {
    let path = try await clip(ending)
    try write(SmallPreset.text().replacing(#""loop": "forever""#, with: #""loop": 3"#))
    #expect(await verify(path).code == (ending == "gif" ? .differs : .success))
  }

  @Test(
    "The matte is nothing to a clip that is opaque",
    arguments: [("#FFFFFF", true), ("#FFF8", false)])
  func ignoresMatte(background: String, isFresh: Bool) async throws {
    let plain = SmallPreset.text().replacing("\"#FFFFFF\"", with: "\"\(background)\"")
    try write(plain)
    let path = try await clip("gif")
    try write(plain.replacing("\"background\"", with: "\"matte\": \"#123\", \"background\""))
    #expect(await verify(path).code == (isFresh ? .success : .differs))
  }

  @Test("A clip streamed to standard output carries its marker too")
  func marksStreams() async throws {
    let run = await ToolRun(["render", "\(presets)/small.json", "-o", "-", "--format", "gif", "-q"])
    let path = folder.path(of: "streamed.gif")
    try Data(run.output).write(to: URL(fileURLWithPath: path))
    #expect(await verify(path).code == .success)
  }

  @Test("A built-in preset is found without --presets")
  func findsBuiltInPresets() async throws {
    let path = folder.path(of: "loader.gif")
    _ = await ToolRun(["render", "ball-loader", "-o", path, "-q"])
    let run = await ToolRun(["verify", "--stale", path])
    #expect(run.code == .success && run.text == "fresh    \(path)\n")
  }

  @Test("A folder Presets without presets is somebody else's: the built-in ones are looked at")
  func passesOverEmptyFolder() async throws {
    let run = try ToolBinary.shell(
      """
      mkdir Presets; $zoetrope render ball-loader -o loader.gif -q
      $zoetrope verify --stale loader.gif
      """, in: folder)
    #expect(run.status == 0 && run.output == "fresh    loader.gif\n")
  }

  @Test("What cannot be judged fails with its own code, whatever else is stale")
  func failsApart() async throws {
    let stale = try await clip("gif", ["--scale", "2"])
    let text = try folder.write("no clip", to: "text.gif")
    let foreign = folder.path(of: "foreign.gif")
    _ = try ChildProcess.shell(
      "ffmpeg -v error -f lavfi -i color=red:s=16x16:d=0.2 \"$1\"", [foreign])
    let missing = folder.path(of: "missing.gif")
    let pipe = folder.path(of: "pipe.gif")
    _ = try ChildProcess.shell("mkfifo \"$1\"", [pipe])
    for (path, code, message) in [
      (text, ExitCode.badPreset, "is no clip that can be read"),
      (foreign, .badPreset, "has no marker"), (missing, .noInput, "No such file"),
      (folder.path, .noInput, "is a folder"),
      (pipe, .noInput, "is a pipe, socket or device, not a file"),
    ] {
      let run = await verify(stale, path)
      #expect(run.code == code && run.text.contains(message), "\(run.text)")
      #expect(run.text.contains("stale    \(stale)"))
    }
    #expect(await verify(text, missing).code == .someFailed)
  }

  @Test("A preset that is not there is named, and a broken one is told")
  func tellsPresets() async throws {
    let path = try await clip("gif")
    try write("{")
    #expect(await verify(path).code == .badPreset)
    try write(SmallPreset.text(name: "other"))
    let run = await verify(path)
    #expect(run.code == .noInput)
    #expect(run.text.contains("was made from the preset 'small', which is not in '\(presets)'"))
  }

  @Test(
    "Options that have nothing to say are refused",
    arguments: [
      (["--stale"], "missing argument '<clip>'"),
      (["--stale", "a.gif", "--record", "all"], "--record has no effect"),
      (["--stale", "a.gif", "--report", "folder"], "--report has no effect"),
      (["--stale", "a.gif", "-j", "2"], "--jobs has no effect"),
      (["--presets", "Presets"], "--presets is for --stale"),
    ])
  func refuses(words: [String], message: String) async {
    let run = await ToolRun(["verify"] + words)
    #expect(run.code == .usage && run.messages.contains(message), "\(run.messages)")
  }
}
