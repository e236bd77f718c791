// SPDX-License-Identifier: MIT

import CommandLineInterface
import TestSupport
import Testing

/// Goldens are written where that was asked for, and nowhere else.
@Suite struct VerifyRecordingTests {
  /// Goldens of `same` as they should be, of `changed`, `broken` and `epoch` not, of `missing` none,
  /// and one that has no preset.
  private func mixedFolder() async throws -> GoldenFolder {
    let goldens = try await GoldenFolder(["same", "changed", "broken", "epoch", "obsolete"])
    _ = try ChildProcess.shell("rm obsolete.json", in: goldens.path)
    try goldens.write("missing")
    try goldens.change("changed") { Array($0.dropLast()) }
    try goldens.change("epoch", { $0.reversed() }, epoch: 77)
    try goldens.folder.write("{}\n", to: "Golden/broken.framehash")
    return goldens
  }

  @Test(
    "Each mode writes what it names",
    arguments: [
      ("none", [], 65), ("missing", ["missing"], 65),
      ("changed", ["broken", "changed", "epoch", "missing"], 1),
      ("all", ["broken", "changed", "epoch", "missing"], 1),
    ] as [(String, [String], Int32)], [false, true])
  func modes(mode: (name: String, written: [String], code: Int32), accepts: Bool) async throws {
    if mode.name == "none", accepts { return }
    let goldens = try await mixedFolder()
    let before = try goldens.listing()
    let run =
      accepts
      ? await goldens.verify("--record", mode.name, "--accept")
      : await goldens.verify("--record", mode.name)
    // The obsolete golden is a difference in any mode: only a person can know what it is.
    #expect(run.code.rawValue == mode.code)
    for name in ["broken", "changed", "epoch", "missing", "same"] {
      let isWritten =
        run.text.contains("(created \(goldens.golden(name)))\n")
        || run.text.contains("(replaced \(goldens.golden(name)))\n")
      #expect(isWritten == mode.written.contains(name))
    }
    #expect(run.text.contains("\(mode.written.count) recorded") == !mode.written.isEmpty)
    #expect((try goldens.listing() == before) == mode.written.isEmpty)
    let again = await goldens.verify()
    #expect(again.code == (mode.written.contains("broken") ? .differs : .badPreset))
    #expect(again.text.contains("obsolete \(goldens.golden("obsolete"))"))
  }

  @Test("A run that recorded fails, unless recording was its purpose")
  func accepts() async throws {
    let goldens = try await GoldenFolder()
    try goldens.write("one", ["\"ball\": 4": "\"ball\": 5"])
    let first = await goldens.verify("--record", "changed")
    #expect(first.code == .differs)
    #expect(first.text.contains("scene.ball 4 -> 5 pt"))
    #expect(first.text.contains("wrote 1 golden; look at it, then commit it\n"))
    try goldens.write("one", ["\"ball\": 4": "\"ball\": 6"])
    let second = await goldens.verify("--record", "changed", "--accept")
    #expect(second.code == .success)
    let third = await goldens.verify()
    #expect(third.code == .success)
  }

  @Test("A second recording changes nothing", arguments: ["missing", "changed", "all"])
  func isStable(mode: String) async throws {
    let goldens = try await GoldenFolder(["one", "other"])
    let before = try goldens.listing()
    let run = await goldens.verify("--record", mode)
    #expect(run.code == .success)
    #expect(try goldens.listing() == before)
  }

  @Test("All has values written that changed no frame; changed leaves them")
  func recordsValues() async throws {
    let goldens = try await GoldenFolder()
    try goldens.write("one", ["\"seed\": 3": "\"seed\": 4"])
    _ = await goldens.verify("--record", "changed", "--accept")
    #expect(try goldens.goldenText("one").contains("#zoetrope-value seed: 3\n"))
    _ = await goldens.verify("--record", "all", "--accept")
    #expect(try goldens.goldenText("one").contains("#zoetrope-value seed: 4\n"))
  }

  @Test("A renamed preset gets its golden, and the old one is still told")
  func renamed() async throws {
    let goldens = try await GoldenFolder()
    _ = try ChildProcess.shell(
      "sed 's/\"one/\"two/' one.json > two.json; rm one.json", in: goldens.path)
    let run = await goldens.verify("--record", "missing", "--accept")
    #expect(run.code == .differs)
    #expect(run.text.contains("(created \(goldens.golden("two")))"))
    #expect(run.text.contains("its clip is 'two' now; remove it"))
  }

  @Test("Goldens elsewhere are made and found")
  func elsewhere() async throws {
    let goldens = try await GoldenFolder()
    let other = goldens.folder.path(of: "Elsewhere")
    let missing = await goldens.verify("--golden", other)
    #expect(missing.code == .differs)
    #expect(missing.text.contains("1 item: 1 missing\n"))
    _ = await goldens.verify("--golden", other, "--record", "missing", "--accept")
    let found = await goldens.verify("--golden", other)
    #expect(found.code == .success)
  }

  @Test("A preset that cannot be read has its golden left alone")
  func brokenPreset() async throws {
    let goldens = try await GoldenFolder(["one", "other"])
    let before = try goldens.goldenText("one")
    try goldens.folder.write("{", to: "one.json")
    let run = await goldens.verify("--record", "all", "--accept")
    #expect(run.code == .badPreset)
    #expect(run.text.contains("2 items: 1 same, 1 failed\n"))
    #expect(try goldens.goldenText("one") == before)
  }

  @Test("--accept without --record is a mistake")
  func acceptAlone() async throws {
    let goldens = try await GoldenFolder()
    let run = await goldens.verify("--accept")
    #expect(run.code == .usage)
    #expect(run.messages.contains("--accept has no effect without --record"))
  }
}
