// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// The options that say how files are stored.
@Suite struct KnobTests {
  private let folder: TemporaryFolder
  private let preset: String

  init() throws {
    folder = try TemporaryFolder()
    preset = try folder.write(SmallPreset.text(), to: "small.json")
  }

  private func size(_ name: String, _ options: [String]) async throws -> Int {
    let path = folder.path(of: name)
    let run = await ToolRun(["render", preset, "-o", path, "-q"] + options)
    #expect(run.code == .success, "\(run.messages)")
    return try Data(contentsOf: URL(fileURLWithPath: path)).count
  }

  @Test(
    "An option that has no effect on any output is an error that says so",
    arguments: [
      ("--colors 64 --format mp4", "--colors 64 has no effect: no GIF is written"),
      ("--dither ordered --format mov", "--dither ordered has no effect: no GIF is written"),
      ("--dither ordered", "--dither ordered has no effect: no GIF has a gradient"),
      ("--palette local --format m4v", "--palette local has no effect"),
      ("--lossy 20 --format mp4", "--lossy 20 has no effect"),
      ("--set gif.quality=high --format mp4", "--set gif.quality=high has no effect"),
      ("--set video.quality=high --format gif", "no video is written"),
      ("--loop 3 --format mp4", "--loop 3 has no effect: only a GIF"),
      ("--palette local --colors 3", "--palette local has no effect: with fewer than 5"),
      ("--matte #000000", "--matte #000000 has no effect: the canvas is opaque"),
      ("--matte #000000 --background #123456", "has no effect"),
      ("--lossy 20 --format mp4 -o -", "--lossy 20 has no effect"),
    ])
  func refuses(options: String, message: String) async throws {
    let words = options.split(separator: " ").map(String.init)
    let place = words.contains("-o") ? [] : ["--out-dir", folder.path]
    let run = await ToolRun(["render", preset] + place + words)
    #expect(run.code == .usage)
    #expect(run.messages.hasPrefix("Error: "))
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.output.isEmpty)
    #expect(try folder.contents() == ["small.json"])
  }

  @Test(
    "An option that has an effect on one output of several is taken",
    arguments: [
      "--quality high", "--quality 30 --format mp4", "--quality draft --format gif", "--colors 64",
      "--palette global --lossy 0", "--hold-end 0.8 --loop once",
      "--matte #000000 --background transparent", "--matte #202028 --background #FFFFFF80",
    ])
  func takes(options: String) async {
    let words = options.split(separator: " ").map(String.init)
    let run = await ToolRun(["render", preset, "--out-dir", folder.path] + words)
    #expect(run.code == .success, "\(run.messages)")
  }

  @Test("Of several presets one is enough")
  func severalPresets() async throws {
    let other = try folder.write(
      SmallPreset.text(name: "other").replacing("\"other.gif\", ", with: ""), to: "other.json")
    let words = ["render", other, "--out-dir", folder.path, "--colors", "8"]
    #expect(await ToolRun(words).code == .usage)
    #expect(await ToolRun(words + [preset]).code == .success)
  }

  @Test("Keys of a preset are for the outputs that use them, and no error elsewhere")
  func keysAreNoErrors() async throws {
    let keys = """
      "gif": { "quality": "high", "colors": 64, "dither": "ordered", "palette": "global", "lossy": 5 },
      "video": { "quality": "draft" },
      """
    let path = try folder.write(SmallPreset.text(name: "keys", extra: keys), to: "keys.json")
    for format in ["gif", "mp4"] {
      let run = await ToolRun(["render", path, "--out-dir", folder.path, "--format", format])
      #expect(run.code == .success, "\(run.messages)")
    }
  }

  @Test("An option wins over the key of the preset")
  func optionsWin() async throws {
    let plain = try await size("plain.mp4", ["--quality", "draft"])
    let keys = #""video": { "quality": "high" },"#
    let path = try folder.write(SmallPreset.text(extra: keys), to: "small.json")
    #expect(path == preset)
    #expect(try await size("high.mp4", []) > plain)
    #expect(try await size("plain.mp4", ["--quality", "draft"]) == plain)
  }

  @Test("A better video is a larger one; standard is what is made without the option")
  func qualityOfVideos() async throws {
    var sizes: [Int] = []
    for quality in ["0", "draft", "standard", "high", "100"] {
      sizes.append(try await size("a.mp4", ["--quality", quality, "--scale", "4"]))
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count, "\(sizes)")
    #expect(try await size("a.mp4", ["--scale", "4"]) == sizes[2])
  }

  @Test("Fewer colours are a smaller GIF")
  func colors() async throws {
    let few = try await size("a.gif", ["--colors", "4", "--scale", "4"])
    #expect(few < (try await size("a.gif", ["--scale", "4"])))
  }

  @Test("Dither changes the GIF of a gradient that has too few colours, and no other")
  func dither() async throws {
    let background =
      ##"{ "stops": [{ "color": "#123", "at": 0 }, { "color": "#456", "at": 1 }] }"##
    // Without the marker's digest, which differs with the options.
    func bytes(_ options: String...) async throws -> Data {
      let path = folder.path(of: "a.gif")
      let words = ["render", preset, "-o", path, "-q", "--set", "canvas.background=\(background)"]
      let shape = ["--scale", "4", "--set", "scene.backdrop.shown=false"]
      let run = await ToolRun(words + shape + options)
      #expect(run.code == .success, "\(run.messages)")
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let digest = try #require(bytes.range(of: Data("sha256:".utf8)))
      bytes.removeSubrange(digest.upperBound..<digest.upperBound + 64)
      return bytes
    }
    let few = try await bytes("--colors", "8")
    #expect(try await bytes("--colors", "8", "--dither", "none") == few)
    #expect(try await bytes("--colors", "8", "--dither", "ordered") != few)
    let many = try await bytes("--quality", "100")
    #expect(try await bytes("--quality", "100", "--dither", "ordered") == many)
  }

  @Test(
    "A wrong value names the option",
    arguments: [
      ("--quality hihg", "must be draft, standard, high or a whole number from 0 to 100"),
      ("--quality 101", "'101' does not suit '--quality <level>'"),
      ("--colors 1", "--colors 1: gif.colors is 1; allowed: whole numbers, 2 to 256"),
      ("--dither x", "--dither x: gif.dither cannot be \"x\""),
      ("--palette globl", "did you mean \"global\"?"), ("--lossy 101", "--lossy 101: gif.lossy"),
      ("--matte transparent", "canvas.matte must be an opaque colour"),
      ("--hold-end -1", "--hold-end -1: timing.holdEnd is -1 s; allowed: 0 to 600 s"),
    ])
  func wrongValues(options: String, message: String) async throws {
    let words = options.split(separator: " ").map(String.init)
    let run = await ToolRun(["render", preset, "--out-dir", folder.path] + words)
    #expect(run.code == .usage)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test(
    "A GIF of a transparent canvas says how much of it is partly transparent",
    arguments: [
      ("transparent", "size=20", "20 %", "#FFFFFF"),
      ("#FFFFFF80", "shown=false", "98 %", "#202028"),
    ])
  func tellsTransparency(
    background: String, backdrop: String, share: String, matte: String
  ) async throws {
    let words = [
      "render", preset, "-o", folder.path(of: "a.gif"), "--background", background, "--matte",
      matte, "--set", "scene.backdrop.\(backdrop)",
    ]
    let run = await ToolRun(words)
    let notes = run.messages.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(notes.count == 1)
    let note = String(notes.first ?? "")
    #expect(note.contains("alpha; \(share) of the visible pixels are partly"), "\(note)")
    #expect(note.contains("laid on the matte \(matte) or left out"))
    #expect(note.contains("'zoetrope frames' keeps them whole, as PNG or RGBA"))
  }

  @Test("Options of time are of no use to a description without --timing")
  func describesWithoutTiming() async {
    let run = await ToolRun(["describe", preset, "--fps", "30"])
    #expect(run.code == .usage)
    #expect(run.messages.contains("--fps 30 has no effect without --timing or --resolved; add one"))
  }
}
