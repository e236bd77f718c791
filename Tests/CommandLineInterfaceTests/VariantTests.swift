// SPDX-License-Identifier: MIT

import CommandLineInterface
import TestSupport
import Testing

/// Commands with a preset that has a base, variables and a matrix.
@Suite struct VariantTests {
  private let folder: TemporaryFolder
  private let preset: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SmallPreset.text(name: "base"), to: "base.json")
    preset = try folder.write(
      ##"""
      {
        "zoetrope": 1,
        "extends": "base.json",
        "variables": { "rate": 20 },
        "timing": { "fps": "${rate}" },
        "matrix": {
          "theme": { "light": {}, "dark": { "canvas": { "background": "#101014" } } },
          "scale": [1, 2]
        },
        "outputs": ["{name}-{theme}@{scale}x.gif"]
      }
      """##, to: "card.json")
  }

  private func run(_ words: String..., on preset: String? = nil) async -> ToolRun {
    await ToolRun([words[0], preset ?? self.preset] + words.dropFirst())
  }

  private func clips() throws -> [String] { try folder.contents().filter { $0.hasSuffix(".gif") } }

  @Test("Rendering makes the clips of all variants")
  func rendersAll() async throws {
    let run = await run("render", "--out-dir", folder.path)
    #expect(run.code == .success, "\(run.messages)")
    #expect(
      try clips() == [
        "card-dark@1x.gif", "card-dark@2x.gif", "card-light@1x.gif", "card-light@2x.gif",
      ])
  }

  @Test("The document of a render names the variant of each file")
  func namesVariants() async throws {
    let run = await run("render", "--out-dir", folder.path, "--json", "-q", "--variant", "scale=1")
    #expect(run.text.contains(#""variant": "theme=light,scale=1""#), "\(run.text)")
    #expect(run.text.contains(#""variant": "theme=dark,scale=1""#))
  }

  @Test("The variants that are asked for are made, and no others")
  func rendersSome() async throws {
    #expect(
      await run("render", "--out-dir", folder.path, "--variant", "theme=dark").code == .success)
    #expect(try clips() == ["card-dark@1x.gif", "card-dark@2x.gif"])
    let file = folder.path(of: "one.gif")
    #expect(await run("render", "-o", file, "--variant", "scale=2,theme=light").code == .success)
    #expect(try clips().contains("one.gif"))
  }

  @Test("With --format clips are called by their variants")
  func namesByVariant() async throws {
    _ = await run(
      "render", "--out-dir", folder.path, "--format", "gif", "--variant", "theme=dark")
    #expect(try clips() == ["card.dark.1.gif", "card.dark.2.gif"])
  }

  @Test(
    "A variant that there is not is a mistake of the command line",
    arguments: [
      ("theme=drak", "did you mean 'dark'?"), ("thme=dark", "did you mean 'theme'?"),
      ("theme", "must be axes with their values"), ("theme=dark,theme=light", "must be axes"),
    ])
  func refusesUnknown(choice: String, message: String) async {
    let run = await run("hash", "--variant", choice)
    #expect(run.code == .usage)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test(
    "What is for one clip asks for one variant",
    arguments: [
      ["trace"], ["frames", "-o", "/nothing"], ["describe", "--resolved"],
      ["describe", "--timing"],
    ])
  func asksForOne(words: [String]) async {
    let run = await ToolRun([words[0], preset] + words.dropFirst())
    #expect(run.code == .usage)
    #expect(
      run.messages.contains(
        "has 4 variants; choose one: --variant theme=light|dark,scale=1|2"), "\(run.messages)")
    let file = await self.run("render", "-o", folder.path(of: "x.gif"))
    #expect(file.code == .usage)
    #expect(file.messages.contains("-o is for one clip, and the preset has 4 variants"))
  }

  @Test("The resolved preset is the variant, and tells where its values come from")
  func resolves() async throws {
    let words = ["--resolved", "--variant", "theme=dark,scale=2"]
    let run = await ToolRun(["describe", preset] + words + ["--origins", "--seed", "4"])
    #expect(run.code == .success, "\(run.messages)")
    let place = folder.path
    for line in [
      #""name": "card",  // \#(place)/card.json:3:14 (the name of the file)"#,
      #""size": [24, 24],  // \#(place)/base.json:3:23"#,
      #""scale": 2,  // \#(place)/card.json:8:18 (scale=2)"#,
      ##""background": "#101014",  // \##(place)/card.json:7:65 (theme=dark)"##,
      #""fps": 20,  // \#(place)/card.json:4:26 (variable rate)"#,
      #""seed": 4,  // --seed 4"#, #""outputs": ["card-dark@2x.gif"]  // "#,
    ] {
      #expect(run.text.contains(line), "\(line) is not in \(run.text)")
    }
    let again = try folder.write(run.text, to: "again.json")
    let seed = ["--seed", "4"]
    let hashes = await ToolRun(["hash", preset, "--variant", "theme=dark,scale=2"] + seed)
    let others = await ToolRun(["hash", again])
    func frames(_ run: ToolRun) -> [Substring] {
      run.text.split(separator: "\n").filter { $0.hasPrefix("0,") || $0.contains("-digest") }
    }
    #expect(frames(hashes).count == 7)
    #expect(frames(hashes) == frames(others))
  }

  @Test("Each variant has a golden of its own")
  func verifies() async throws {
    let record = await run("verify", "--record", "missing", "--accept")
    #expect(record.code == .success, "\(record.messages)")
    let same = await run("verify")
    #expect(same.code == .success)
    #expect(same.text.contains("card.json (theme=dark,scale=2): 6 frames"))
    #expect(same.text.contains("4 items: 4 same"))
    let only = await run("verify", "--only", "card.dark.2")
    #expect(only.text.contains("1 item: 1 same"))
    let text = try folder.text(of: "card.json")
    try folder.write(
      text.replacing(##""#101014" }"##, with: ##""#101014" }, "scene": { "ball": 5 }"##),
      to: "card.json")
    let changed = await run("verify")
    #expect(changed.code == .differs)
    #expect(changed.text.contains("4 items: 2 same, 2 changed"))
  }

  @Test("A clip of one variant is told from those of others when it is stale")
  func tellsStale() async throws {
    _ = await run("render", "--out-dir", folder.path)
    try folder.write(
      try folder.text(of: "card.json").replacing("#101014", with: "#202020"), to: "card.json")
    func stale(_ name: String) async -> ExitCode {
      await ToolRun(["verify", "--stale", folder.path(of: name), "--presets", preset]).code
    }
    #expect(await stale("card-light@1x.gif") == .success)
    #expect(await stale("card-dark@1x.gif") == .differs)
  }

  @Test("A base that is not there is a missing input, told where it is named")
  func missingBase() async throws {
    let path = try folder.write(#"{"zoetrope":1,"extends":"gone.json"}"#, to: "b.json")
    let run = await run("render", on: path)
    #expect(run.code == .noInput)
    #expect(run.messages.contains("b.json:1:25: cannot read "), "\(run.messages)")
  }

  @Test("An output does not replace a base")
  func keepsBases() async throws {
    let run = await run(
      "render", "-o", folder.path(of: "base.json"), "--format", "gif", "--variant",
      "theme=dark,scale=1")
    #expect(run.code == .usage)
    #expect(try folder.text(of: "base.json") == SmallPreset.text(name: "base"))
  }

  @Test("Options that say nothing about time are of no use to --timing")
  func refusesTimeless() async {
    let run = await run("describe", "--timing", "--colors", "4", "--variant", "theme=dark,scale=1")
    #expect(run.code == .usage)
    #expect(run.messages.contains("--colors 4 has no effect with --timing"))
  }
}
