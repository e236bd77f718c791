// SPDX-License-Identifier: MIT

import CommandLineInterface
import Export
import TestSupport
import Testing

/// What is verified, in which part and order, and how a run that could not compare ends.
@Suite struct VerifyRunTests {
  private static let names = ["a", "bb", "ccc", "dddd"]

  @Test("--only verifies the presets of these names")
  func only() async throws {
    let goldens = try await GoldenFolder(Self.names)
    let run = await goldens.verify("--only", "bb", "--only", "dddd")
    #expect(run.code == .success)
    #expect(run.text.contains("bb.json") && run.text.contains("dddd.json"))
    #expect(run.text.hasSuffix("2 items: 2 same\n"))
    let unknown = await goldens.verify("--only", "ddd")
    #expect(unknown.code == .usage)
    #expect(unknown.messages.contains("no preset named 'ddd' among those to verify"))
    #expect(unknown.messages.contains("did you mean 'dddd'?"))
  }

  @Test("--only leaves out presets that cannot be read, but for those whose files have the name")
  func onlyBroken() async throws {
    let goldens = try await GoldenFolder(Self.names)
    try goldens.folder.write("{", to: "bad.json")
    #expect(await goldens.verify("--only", "bb").code == .success)
    let bad = await goldens.verify("--only", "bad")
    #expect(bad.code == .badPreset && bad.text.hasSuffix("1 item: 1 failed\n"))
  }

  @Test("Shards verify each preset once", arguments: [1, 2, 3, 4, 7])
  func shards(count: Int) async throws {
    let goldens = try await GoldenFolder(Self.names)
    var lines: [String] = []
    for number in 1...count {
      let run = await goldens.verify("--shard", "\(number)/\(count)")
      #expect(run.code == .success)
      let told = run.text.split(separator: "\n").map(String.init)
      lines += told.dropLast()
      if count > 1 {
        let items = told.count == 2 ? "1 item" : "\(told.count - 1) items"
        #expect(try #require(told.last).hasPrefix("\(items) of 4, shard \(number)/\(count)"))
      }
    }
    #expect(lines.sorted() == Self.names.map { "same     \(goldens.preset($0)): 6 frames" })
  }

  @Test("A shard without items says so and is no failure")
  func emptyShard() async throws {
    let goldens = try await GoldenFolder(["a", "bb", "ccc"])
    let run = await goldens.verify("--shard", "9/9")
    #expect(run.code == .success)
    #expect(run.text == "0 items of 3, shard 9/9\n")
  }

  @Test("Shards that are none are refused", arguments: ["0/4", "5/4", "x/4", "1/0", "1", "-1/4"])
  func badShards(shard: String) async throws {
    let goldens = try await GoldenFolder([])
    try goldens.write("a")
    let run = await goldens.verify("--shard=\(shard)")
    #expect(run.code == .usage)
    #expect(run.messages.contains("a part and how many there are, such as 2/4"))
  }

  @Test("--fail-fast stops at the first difference and says how much is left")
  func failFast() async throws {
    let goldens = try await GoldenFolder(Self.names)
    try goldens.change("bb") { $0.reversed() }
    let run = await goldens.verify("--fail-fast")
    #expect(run.code == .differs)
    #expect(!run.text.contains("ccc.json"))
    #expect(
      run.text.contains("2 items: 1 same, 1 changed\nstopped at the first difference; 2 left\n"))
  }

  @Test("--repeat finds frames the same on any number of threads", arguments: ["1", "2", "5"])
  func repeats(jobs: String) async throws {
    let goldens = try await GoldenFolder()
    let run = await goldens.verify("--repeat", "--jobs", jobs)
    #expect(run.code == .success)
  }

  @Test("Built-in presets and single files are verified with goldens of the folder that is named")
  func builtIn() async throws {
    let goldens = try await GoldenFolder()
    let run = await ToolRun([
      "verify", "ball-loader", goldens.preset("one"), "--golden", "\(goldens.path)/Golden",
    ])
    #expect(run.code == .differs)
    #expect(run.text.contains("missing  ball-loader: there is no golden"))
    #expect(run.text.contains("same     \(goldens.preset("one")): 6 frames\n"))
  }

  @Test(
    "A preset that is named by several paths is verified once",
    arguments: [["."], ["./one.json"], [".", "one.json", "../\u{1}/."]])
  func once(others: [String]) async throws {
    let goldens = try await GoldenFolder(["one", "other"])
    let name = goldens.path.split(separator: "/").last.map(String.init) ?? ""
    let words = others.map { "\(goldens.path)/\($0.replacing("\u{1}", with: name))" }
    let run = await ToolRun(["verify"] + words + [goldens.path])
    #expect(run.code == .success && run.text.hasSuffix("2 items: 2 same\n"), "\(run.text)")
  }

  @Test("Presets of one name cannot share a golden")
  func oneName() async throws {
    let goldens = try await GoldenFolder()
    _ = try ChildProcess.shell("cp one.json copy.json", in: goldens.path)
    let run = await goldens.verify()
    #expect(run.code == .badPreset)
    #expect(run.text.contains("have the same name and would share the golden"))
  }

  /// What keeps presets from being compared is never 1.
  @Test(
    "A run that could not compare has the code of the reason",
    arguments: [
      ("echo '{' > one.json", 65, "one.json:1:1"),
      ("echo '{' > Golden/one.framehash", 65, "one.framehash:1:1: this is not the start"),
      ("sed -i 's/$/\\r/' Golden/one.framehash", 65, "put '*.framehash text eol=lf'"),
      ("sed -i 's/^#tb 0: 1/<<<<<<< HEAD/' Golden/one.framehash", 65, "a merge conflict"),
      ("truncate -s 40M Golden/one.framehash", 65, "is larger than"),
      ("truncate -s -1 Golden/one.framehash", 65, "the file is cut short"),
      ("rm Golden/one.framehash; mkdir Golden/one.framehash", 66, "is a folder"),
      ("rm Golden/one.framehash; mkfifo Golden/one.framehash", 66, "is a pipe"),
      ("rm -r Golden; echo > Golden", 66, "Not a directory"),
      ("rm *.json", 66, "no preset in the folder"),
      (
        "echo '{' > one.json; rm Golden/other.framehash; mkdir Golden/other.framehash", 3,
        "2 failed"
      ),
      ("echo '{' > Golden/one.framehash; echo > Golden/other.framehash", 65, "2 failed"),
      ("echo '{' > Golden/one.framehash; rm Golden/other.framehash", 65, "1 missing, 1 failed"),
    ])
  func cannotCompare(preparation: String, code: Int32, message: String) async throws {
    let goldens = try await GoldenFolder(["one", "other"])
    #expect(try ChildProcess.shell(preparation, in: goldens.path).status == 0)
    let before = try goldens.listing()
    let run = await goldens.verify()
    #expect(run.code.rawValue == code)
    #expect((run.text + run.messages).contains(message))
    #expect(try goldens.listing() == before)
  }

  @Test("Other presets are verified though one could not be")
  func goesOn() async throws {
    let goldens = try await GoldenFolder(["one", "other"])
    try goldens.folder.write("{", to: "one.json")
    let run = await goldens.verify()
    #expect(run.text.contains("same     \(goldens.preset("other"))"))
    // A preset without a name that could be read may be the one that a golden belongs to.
    #expect(!run.text.contains("obsolete"))
  }
}
