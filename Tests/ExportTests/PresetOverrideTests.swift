// SPDX-License-Identifier: MIT

import Export
import Graphics
import Testing

@Suite struct PresetOverrideTests {
  private func override(_ setting: String) -> Override {
    let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return Override(
      keyPath: String(parts[0]), text: String(parts[1]), spelling: "--set \(setting)")
  }

  private func scene(_ settings: [String], in text: String) throws -> PresetTestScene {
    let preset = try PresetSample.read(text, overrides: settings.map(override))
    return try #require(preset.scene as? PresetTestScene)
  }

  @Test(
    "A value of the file is replaced, and one that the file leaves out is added",
    arguments: [PresetSample.text, PresetSample.document(#""x-":0"#)])
  func setsValues(text: String) throws {
    let scene = try scene(
      [
        "scene.ball=20", "scene.cell.lifetime=250ms", "scene.tint=#0F0", "scene.word=easeOut",
        "scene.isShown=false", "scene.place=[3,4]", "scene.dots.1.x=9", "scene.scales.2=7",
        "scene.palette.0=#F00", "scene.edge=transparent", "scene.ball=21",
      ], in: text)
    #expect(scene.ball == 21)
    #expect(scene.cell.lifetime == 0.25)
    #expect(scene.cell.speed == 30)
    #expect(scene.tint == Color(hex: 0x00FF00))
    #expect(scene.word == .easeOut)
    #expect(!scene.isShown)
    #expect(scene.place == Point(x: 3, y: 4))
    #expect(scene.dots.map(\.x) == [1, 9])
    #expect(scene.scales == [1.5, 0.8, 7])
    #expect(scene.palette == [Color(hex: 0xFF0000), .black])
    #expect(scene.edge == .clear)
  }

  @Test func aWholeObjectCanBeGiven() throws {
    let scene = try scene(
      ["scene={\"type\":\"test-scene\",\"ball\":5}", "scene.count=8"], in: PresetSample.text)
    #expect(scene.ball == 5)
    #expect(scene.count == 8)
  }

  @Test(
    "A wrong override names the option as the user wrote it",
    arguments: [
      ("scene.bal=1", #"unknown key "bal" in scene; did you mean "ball"?"#),
      ("scne.ball=1", #"unknown key "scne" in the preset; did you mean "scene"?"#),
      (
        "scene.ball=big",
        "scene.ball must be a number or a text such as \"50pt\", not the text \"big\""
      ),
      ("scene.ball=", "scene.ball must be a number or a text such as \"50pt\", not the text \"\""),
      ("scene.ball=1e9", "scene.ball is 1000000000 pt; allowed: 0.1 to 100 pt"),
      ("scene.ball=NaN", "not the text \"NaN\""), ("scene.ball=1e309", "not the text \"1e309\""),
      ("scene.ball.x=1", "there is no scene.ball.x: scene.ball is the number 13"),
      ("scene.dots.2.x=1", #"scene.dots has no entry "2"; its 2 entries count from 0"#),
      ("scene.dots.-1.x=1", #"scene.dots has no entry "-1""#),
      ("scene.dots.x=1", #"scene.dots has no entry "x""#),
      ("scene.dots.0.y=1", #"unknown key "y" in scene.dots.0; did you mean "x"?"#),
      ("scene.cell=5", "scene.cell must be an object, not the number 5"),
      ("scene.dots={}", "scene.dots must be a list, not an object"),
      ("scene..ball=1", "a key path is keys with dots between them"),
      (".=1", "a key path is keys with dots between them"), ("=1", "a key path is keys with"),
      ("zoetrope=2", "preset format 2 is not known"),
      ("scene.type=fire", #"scene.type cannot be "fire""#),
      ("name=a/b", #"cannot name a file: it has "/""#),
      ("outputs.0=a.exe", "extension of a format"),
      ("canvas.background=reddish", "canvas.background must be a colour"),
      ("timing.fps=\u{1B}[31m", #"not the text "\u{1b}[31m""#),
    ])
  func namesTheOption(setting: String, message: String) throws {
    let errors = PresetSample.errors(PresetSample.text, overrides: [override(setting)])
    #expect(errors.count == 1, "\(errors)")
    let error = try #require(errors.first)
    #expect(error.message.contains(message), "\(error.message)")
    #expect(error.position == nil)
    if !setting.contains("\u{1B}") { #expect(error.place == "--set \(setting)") }
  }

  @Test func entriesOfADefaultListAreCheckedLikeOthers() throws {
    let text = PresetSample.document(#""x-":0"#)
    let errors = PresetSample.errors(
      text, overrides: ["scene.dots.2.x=1", "scene.scales.0=99", "scene.place.x=1"].map(override))
    #expect(
      errors.map(\.message) == [
        "scene.place has no entry \"x\"; its 2 entries count from 0",
        "scene.scales.0 is 99; allowed: 0 to 10",
        "scene.dots has no entry \"2\"; its 2 entries count from 0",
      ])
  }

  @Test func anObjectInTheFileIsNoList() {
    let errors = PresetSample.errors(PresetSample.document(#""dots":{"0":{"x":1}}"#))
    #expect(errors.map(\.message) == ["scene.dots must be a list, not an object"])
  }

  @Test func aVeryLongPathIsRefused() {
    let path = Array(repeating: "a", count: 100_000).joined(separator: ".")
    let errors = PresetSample.errors(
      PresetSample.text, overrides: [Override(keyPath: path, text: "1", spelling: "--set")])
    #expect(errors.map(\.message) == ["the key path is longer than 32 keys"])
  }

  @Test func mistakesOfTheFileAndOfOptionsComeOutTogether() {
    let text = PresetSample.text.replacing("\"seed\"", with: "\"sede\"")
    let errors = PresetSample.errors(text, overrides: [override("scene.bal=1")])
    #expect(errors.map(\.place) == ["--set scene.bal=1", "p.json:9:3"])
  }
}
