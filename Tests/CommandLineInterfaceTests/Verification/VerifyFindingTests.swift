// SPDX-License-Identifier: MIT

import CommandLineInterface
import Export
import TestSupport
import Testing

/// Each kind of change is caught and named.
@Suite struct VerifyFindingTests {
  @Test("What is as it was recorded is said to be")
  func same() async throws {
    let run = await (try GoldenFolder(["one", "other"])).verify()
    #expect(run.code == .success)
    #expect(run.text.hasSuffix("\n2 items: 2 same\n"))
    #expect(run.messages.isEmpty)
  }

  @Test("One least significant bit of one pixel of one frame is caught", arguments: [0, 3, 5])
  func oneBit(frame: Int) async throws {
    let goldens = try await GoldenFolder()
    let drawn = await ToolRun([
      "frames", goldens.preset("one"), "--frame", "\(frame)", "--format", "rgba", "-o", "-",
    ])
    var picture = drawn.output
    picture[4 * 24 * frame] ^= 1
    let hash = try FrameHashAlgorithm.sha256.hash(picture.span)
    try goldens.change("one") { hashes in
      #expect(hashes[frame] != hash)
      return hashes.enumerated().map { $0.offset == frame ? hash : $0.element }
    }
    let run = await goldens.verify()
    #expect(run.code == .differs)
    #expect(run.text.contains("one.json: 1 of 6 frames differs\n"))
    #expect(run.text.contains("1 of 6 differs: \(frame); the first is \(frame) at 0"))
    #expect(run.text.contains("this program draws them differently from zoetrope 0.0.9"))
  }

  @Test(
    "Frames that are missing, doubled, exchanged or late are named",
    arguments: [
      // Frames that were recorded: by their index now, or a letter.
      ("the last frame is missing", "012345a"), ("the last 2 frames are missing", "012345ab"),
      ("frame 0 is missing; the others are as they were", "a012345"),
      ("frame 5 is new; the others are as they were", "01234"),
      ("frames 0 to 1 are new; the others are as they were", "2345"),
      ("frames 1 and 4 are exchanged", "042315"),
      ("all frames come 1 later, round the loop", "123450"),
    ])
  func order(message: String, recorded: String) async throws {
    let goldens = try await GoldenFolder()
    try goldens.change("one") { hashes in
      recorded.map { frame in
        Int(String(frame)).map { hashes[$0] } ?? String(repeating: frame, count: 64)
      }
    }
    let run = await goldens.verify()
    #expect(run.code == .differs)
    #expect(run.text.contains("frames  \(message)\n"))
  }

  @Test(
    "A changed preset is caught, with the value, and what concerns the clip comes first",
    arguments: [
      ("\"size\": [24, 24]", "\"size\": [24, 25]", "size 24x24 -> 24x25 px", "canvas.size"),
      ("\"fps\": 20", "\"fps\": 10", "rate 20 -> 10 frames a second", "timing.fps 20 -> 10"),
      (
        "\"duration\": 0.3", "\"duration\": 0.25", "frame count 6 -> 5",
        "timing.duration 0.3 -> 0.25 s"
      ),
      (
        "\"loop\": \"forever\"", "\"loop\": \"forever\", \"holdEnd\": 0.02",
        "timing.holdEnd 0 -> 0.02 s", "all frames are as they were"
      ),
      (
        "\"loop\": \"forever\"", "\"loop\": 2", "timing.loop \"forever\" -> 2",
        "all frames are as they were"
      ),
      ("\"ball\": 4", "\"ball\": 5", "6 of 6 frames differ", "scene.ball 4 -> 5 pt"),
    ])
  func changedPreset(old: String, new: String, headline: String, detail: String) async throws {
    let goldens = try await GoldenFolder()
    try goldens.write("one", [old: new])
    let run = await goldens.verify()
    #expect(run.code == .differs)
    #expect(run.text.contains("changed  \(goldens.preset("one")): \(headline)\n"))
    #expect(run.text.contains(detail))
    #expect(run.text.contains("1 item: 1 changed\n"))
  }

  @Test("The pixels that a changed value moves are measured")
  func measuresPixels() async throws {
    let goldens = try await GoldenFolder()
    try goldens.write(
      "one", ["\"margin\": 0.3": "\"margin\": 0.3, \"colors\": {\"left\": \"#F00\"}"])
    let run = await goldens.verify()
    #expect(run.text.contains("values  scene.colors.left \"#3688FA\" -> \"#FF0000\"\n"))
    #expect(
      run.text.contains(#/pixels  frame 0 at 0 s: \d+ pixels by up to \d+ of 255 levels, within/#))
  }

  @Test("Of a long list entries are named, and more than a few are counted")
  func namesEntries() async throws {
    let goldens = try await GoldenFolder([])
    func write(_ times: [Double]) throws {
      try goldens.folder.write(
        """
        { "zoetrope": 1, "name": "hearts", "canvas": { "size": [24, 24], "scale": 1 },
          "timing": { "duration": 0.3, "fps": 10 },
          "scene": { "type": "heart-fountain", "taps": { "times": \(times) } } }
        """, to: "hearts.json")
    }
    let times = (0..<12).map { Double($0) / 50 }
    try write(times)
    #expect(await goldens.verify("--record", "all", "--accept").code == .success)
    try write(Array(times.dropLast()) + [0.29])
    let one = await goldens.verify()
    #expect(one.text.contains("values  scene.taps.times.11 0.22 -> 0.29 s"), "\(one.text)")
    try write(times.map { $0 + 0.01 })
    let many = await goldens.verify()
    #expect(many.text.contains("scene.taps.times.5 0.1 -> 0.11 s"), "\(many.text)")
    #expect(many.text.contains("scene.taps.times: 6 more entries changed"))
  }

  @Test("Where the golden of a built-in preset was looked for is told")
  func tellsSearch() async throws {
    let run = await ToolRun(["verify", "ball-loader", "--golden", "/nowhere"])
    #expect(run.text.contains("there is no golden '/nowhere/ball-loader.framehash'"))
    #expect(run.text.contains("a file is named by its path, such as Presets/ball-loader.json"))
    #expect(run.text.contains("--record missing --accept"))
  }

  @Test("A value that changes no frame is told and no failure")
  func changedInVain() async throws {
    let goldens = try await GoldenFolder()
    try goldens.write("one", ["\"seed\": 3": "\"seed\": 4"])
    let run = await goldens.verify()
    #expect(run.code == .success)
    #expect(run.text.contains("values  seed 3 -> 4, which changes no frame\n"))
  }

  @Test("Names and how files store frames are nothing to a golden")
  func storage() async throws {
    let goldens = try await GoldenFolder()
    try goldens.write("one", ["\"outputs\"": "\"gif\": {\"colors\": 5}, \"outputs\""])
    let run = await goldens.verify()
    #expect(run.code == .success)
    #expect(!run.text.contains("values"))
  }

  @Test("Missing, obsolete and renamed are told apart")
  func names() async throws {
    let goldens = try await GoldenFolder(["one", "gone", "old"])
    _ = try ChildProcess.shell("rm gone.json old.json", in: goldens.path)
    try goldens.write("fresh")
    // The clip of `old` by another name.
    let text = SmallPreset.text(name: "old", extra: "\"seed\": 3,")
      .replacing("\"margin\": 1", with: "\"margin\": 0.3").replacing("\"old", with: "\"renamed")
    try goldens.folder.write(text, to: "renamed.json")
    let run = await goldens.verify()
    #expect(run.code == .differs)
    #expect(run.text.contains("missing  \(goldens.preset("fresh")): there is no golden"))
    #expect(run.text.contains("obsolete \(goldens.golden("gone")): the golden"))
    #expect(run.text.contains("renamed  \(goldens.preset("renamed")): there is no golden"))
    #expect(run.text.contains("its clip is 'renamed' now; remove it"))
    #expect(
      run.text.hasSuffix(
        "5 items: 1 same, 1 missing, 1 renamed, 2 obsolete\nwhat is meant to be so is recorded by "
          + "'zoetrope verify … --record missing --accept'\n"))
  }

  @Test("Another render epoch is one message, however many frames differ", arguments: [0, 99])
  func epoch(epoch: Int) async throws {
    let goldens = try await GoldenFolder(["one", "other"])
    let other = epoch == 0 ? RenderEpoch.current + 1 : epoch
    for name in ["one", "other"] {
      try goldens.change(name, { $0.reversed() }, epoch: other)
    }
    let run = await goldens.verify()
    #expect(run.code == .differs)
    let lines = run.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[2] == "2 items: 2 epoch")
    #expect(lines[3].hasPrefix("2 goldens of another render epoch"))
    #expect(lines[3].hasSuffix("update zoetrope"))
  }

  @Test("Another render epoch with the same frames is no difference")
  func sameInOtherEpoch() async throws {
    let goldens = try await GoldenFolder()
    try goldens.change("one", { $0 }, epoch: 9)
    let run = await goldens.verify()
    #expect(run.code == .success)
  }

  @Test("Goldens of other hash functions are compared by these", arguments: ["md5", "crc32"])
  func otherAlgorithms(algorithm: String) async throws {
    let goldens = try await GoldenFolder()
    let hashes = await ToolRun(["hash", goldens.preset("one"), "--algorithm", algorithm])
    try goldens.folder.write(hashes.text, to: "Golden/one.framehash")
    let same = await goldens.verify("--repeat")
    #expect(same.code == .success)
    try goldens.write("one", ["\"ball\": 4": "\"ball\": 5"])
    let changed = await goldens.verify()
    #expect(changed.code == .differs)
    #expect(changed.text.contains("scene.ball 4 -> 5 pt"))
  }
}
