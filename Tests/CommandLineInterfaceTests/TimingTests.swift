// SPDX-License-Identifier: MIT

import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// What files say of time, and what the tool says that they do.
@Suite struct TimingTests {
  private let folder: TemporaryFolder
  private let preset: String

  init() throws {
    folder = try TemporaryFolder()
    preset = try folder.write(SmallPreset.text(), to: "small.json")
  }

  private func gif(_ options: [String]) async throws -> GIFBlocks {
    let path = folder.path(of: "a.gif")
    let run = await ToolRun(["render", preset, "-o", path, "-q"] + options)
    #expect(run.code == .success, "\(run.messages)")
    return try #require(GIFBlocks(Array(Data(contentsOf: URL(fileURLWithPath: path)))))
  }

  private func outputs(_ options: [String]) async throws -> [[String: Any]] {
    let run = await ToolRun(
      ["render", preset, "--out-dir", folder.path, "--json", "-q"] + options)
    let object = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    return try #require(object?["outputs"] as? [[String: Any]])
  }

  private func plan(_ options: [String]) async throws -> [String: Any] {
    let run = await ToolRun(["describe", "--timing", preset, "--json"] + options)
    let object = try JSONSerialization.jsonObject(with: Data(run.output))
    return try #require(object as? [String: Any])
  }

  @Test(
    "The delays of a file add up to the duration within a centisecond, and none is under two",
    arguments: ["7", "12", "15", "24", "25", "30", "33", "50", "60", "30000/1001", "ntsc-film"],
    ["1.6", "3"])
  func lastsAsLong(rate: String, duration: String) async throws {
    let delays = try await gif(["--fps", rate, "--duration", duration]).delays
    let wanted = try #require(Double(duration)) * 100
    #expect(abs(Double(delays.reduce(0, +)) - wanted) <= 1)
    #expect(delays.allSatisfy { $0 >= 2 })
  }

  @Test("A rate that GIF cannot hold is drawn at the one it can, and a line says so")
  func resamples() async throws {
    let path = folder.path(of: "a.gif")
    let run = await ToolRun(["render", preset, "-o", path, "--fps", "60"])
    let blocks = try #require(GIFBlocks(Array(Data(contentsOf: URL(fileURLWithPath: path)))))
    #expect(blocks.delays.reduce(0, +) == 30)
    #expect(run.messages.contains("GIF cannot hold 60 frames per second; it is drawn at 50"))
    #expect(run.messages.contains("a.gif: 15 frames, 24×24 px, 0.3 s"))
  }

  @Test(
    "A loop counts plays, in the file repeats",
    arguments: [("forever", 0), ("once", nil), ("1", nil), ("3", 2)] as [(String, Int?)])
  func loops(plays: String, repeats: Int?) async throws {
    #expect(try await gif(["--loop", plays]).repeats == repeats)
  }

  @Test(
    "A hold lengthens the last delay of a GIF and adds no picture",
    arguments: [("0.8", 80), ("800ms", 80), ("0", 0), ("0.004", 0), ("10s", 1000)])
  func holdsTheEnd(hold: String, centiseconds: Int) async throws {
    let plain = try await gif([]).delays
    let held = try await gif(["--hold-end", hold]).delays
    #expect(held.dropLast() == plain.dropLast())
    #expect(held.last == plain.last.map { $0 + centiseconds })
  }

  @Test("A hold is part of what is reported: frames of a video, time of both")
  func reportsTheHold() async throws {
    let outputs = try await outputs(["--hold-end", "0.8", "--loop", "once"])
    #expect(outputs.map { $0["frames"] as? Int } == [6, 22])
    #expect(outputs.map { $0["duration"] as? Double } == [1.1, 1.1])
  }

  @Test("Frames and traces know no hold", arguments: ["frames", "trace"])
  func framesKnowNoHold(command: String) async {
    let run = await ToolRun([command, preset, "--hold-end", "1"])
    #expect(run.code == .usage)
    #expect(run.messages.contains("unknown option '--hold-end'"))
  }

  @Test(
    "The plan is what the files say",
    arguments: [
      [], ["--fps", "30"], ["--fps", "33", "--duration", "2"],
      ["--fps", "60", "--hold-end", "0.8"], ["--duration", "0.345"],
      ["--fps", "30", "--duration", "0.345"],
      ["--fps", "30000/1001", "--loop", "3", "--duration", "1"],
    ])
  func planIsKept(options: [String]) async throws {
    // The scene moves in every frame, so that no two of them become one.
    let moving = options + ["--set", "scene.cycle=9"]
    let entries = try #require(try await plan(moving)["outputs"] as? [[String: Any]])
    let runs = try #require(entries.first?["delays"] as? [[String: Any]])
    let delays = try runs.flatMap { run in
      let pattern = try #require(run["centiseconds"] as? [Int])
      return Array(repeatElement(pattern, count: try #require(run["times"] as? Int)).joined())
    }
    let gif = try await gif(moving)
    #expect(gif.delays.reduce(0, +) == delays.reduce(0, +))
    #expect(gif.delays.count <= delays.count)
    let written = try await outputs(moving)
    for key in ["frames", "duration"] {
      #expect(
        entries.map { ($0[key] as? NSNumber)?.doubleValue }
          == written.map { ($0[key] as? NSNumber)?.doubleValue })
    }
  }

  @Test(
    "The plan is told in words",
    arguments: [
      ([], "small: 6 frames, 0.3 s at 20 frames a second, loop forever"),
      ([], "GIF: small.gif\n"), ([], "  delays     5 cs × 6\n"),
      ([], "  sum        30 cs = 0.3 s\n"), ([], "  drift      at most 0 cs\n"),
      ([], "  loop       forever\n"), ([], "  time base  1/10240 s, 512 a frame\n"),
      ([], "  sum        3072/10240 s = 0.3 s\n"), ([], "  loop       the file does not say"),
      (["--fps", "30"], "  delays     (3 4 3) cs × 3\n"),
      (["--fps", "30"], "  drift      at most 0.33 cs\n"),
      (["--fps", "60"], "  rate       50; 60 would make delays under 2 cs\n"),
      (["--fps", "60", "--loop", "3"], "  loop       3\n"),
      (["--hold-end", "0.8"], "  delays     5 cs × 5, then 85 cs with the hold\n"),
      (["--hold-end", "0.8"], "  frames     22, the last 16 times more\n"),
      (["--hold-end", "0.8"], "small: 6 frames, 0.3 s and a hold of 0.8 s at 20 frames"),
      (["--fps", "33", "--duration", "9"], " and 4 cs × 9, spread evenly\n"),
      (
        ["--set", "timing.seamless=true"], "  no seam shows: the last frame and the first differ by"
      ),
      (
        [
          "--fps", "50", "--duration", "1.2", "--set", "timing.seamless=true", "--set",
          "scene.cycle=1.6",
        ],
        "  the loop shows a seam: the last frame and the first differ by"
      ),
    ])
  func tellsThePlan(options: [String], line: String) async {
    let run = await ToolRun(["describe", "--timing", preset] + options)
    #expect(run.code == .success)
    #expect(run.text.contains(line), "\(run.text)")
  }

  @Test("A seam is told when a clip is made, once, and only if it shows")
  func tellsTheSeam() async {
    let words = [
      "render", preset, "--out-dir", folder.path, "--fps", "50", "--set", "timing.seamless=true",
      "--set",
      "scene.cycle=1.6", "--duration",
    ]
    let good = await ToolRun(words + ["1.6"])
    #expect(!good.messages.contains("seam"))
    let bad = await ToolRun(words + ["1.2"])
    let lines = bad.messages.split(separator: "\n").filter { $0.contains("seam") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("note: the loop shows a seam: ") == true)
    #expect(lines.first?.hasSuffix("or set timing.seamless to false") == true)
  }
}
