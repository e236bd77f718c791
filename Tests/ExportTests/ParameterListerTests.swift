// SPDX-License-Identifier: MIT

import Export
import Scenes
import Testing

@Suite struct ParameterListerTests {
  private let descriptions = ParameterLister.list(PresetTestScene(), at: ["scene"])

  @Test(
    "A parameter is described as a preset would write it",
    arguments: [
      ("scene.ball", "number", "pt", "13", "0.1 to 100"),
      ("scene.count", "whole number", "", "3", "1 to 1000000000"),
      ("scene.isShown", "true or false", "", "true", nil),
      ("scene.tint", "colour", "", "#FF2D55", nil),
      ("scene.edge", "colour or null", "", "null", nil), ("scene.word", "word", "", "linear", nil),
      ("scene.place", "[x, y]", "pt", "[1, 2]", "-1000 to 1000"),
      ("scene.scales", "list of 1 to 5 numbers", "", "[1.5, 0.8, 1]", "0 to 10"),
      ("scene.palette", "list of 1 to 4 colours", "", "[#FFFFFF, #000000]", nil),
      ("scene.angle", "number", "deg", "11.25", "-360 to 360"),
      ("scene.cell", "object", "", nil, nil),
      ("scene.cell.lifetime", "number", "s", "0.7", "0 to 10"),
      ("scene.dots", "list of 0 to 3 objects", "", nil, nil),
      ("scene.dots.N.spin", "number or null", "deg/s", "null", "-720 to 720"),
    ])
  func describes(
    keyPath: String, type: String, unit: String, defaultText: String?, range: String?
  ) throws {
    let description = try #require(descriptions.first { $0.keyPath == keyPath })
    #expect(description.type == type)
    #expect(description.unit == unit)
    #expect(description.defaultText == defaultText)
    #expect(description.range == range)
  }

  @Test func namesChoicesMeaningsAndSources() throws {
    let word = try #require(descriptions.first { $0.keyPath == "scene.word" })
    #expect(word.choices == ["linear", "easeIn", "easeOut"])
    #expect(word.meaning == "The curve")
    #expect(word.source == nil)
    let lifetime = try #require(descriptions.first { $0.keyPath == "scene.cell.lifetime" })
    #expect(lifetime.source == "article 001")
  }

  @Test func aPresetHasTheseKeys() {
    let keys = ParameterLister.list(PresetDocument()).map(\.keyPath)
    #expect(
      keys == [
        "zoetrope", "extends", "name", "title", "canvas", "canvas.size", "canvas.scale",
        "canvas.background",
        "canvas.background.from", "canvas.background.to", "canvas.background.stops",
        "canvas.background.stops.N.at", "canvas.background.stops.N.color",
        "canvas.background.angle", "canvas.background.start", "canvas.background.end",
        "canvas.matte", "timing", "timing.duration", "timing.fps", "timing.loop",
        "timing.holdEnd", "timing.seamless", "seed", "scene", "gif", "gif.quality", "gif.colors",
        "gif.dither", "gif.palette", "gif.lossy", "video", "video.quality", "outputs", "variables",
        "matrix",
      ])
  }

  @Test(
    "A default, given as an option, changes nothing",
    arguments: SceneCatalog.all as [any Scene.Type])
  func defaultsCanBeGiven(type: any Scene.Type) throws {
    let listed = ParameterLister.list(type.init(), at: ["scene"])
    let overrides = listed.compactMap { parameter in
      parameter.defaultText.map {
        Override(keyPath: parameter.keyPath, text: $0, spelling: "--set \(parameter.keyPath)")
      }
    }.filter { !$0.keyPath.contains(".N.") && !$0.text.hasPrefix("[#") }
    let document = "{\"zoetrope\":1,\"name\":\"a\",\"scene\":{\"type\":\"\(type.name)\"}}"
    let preset = try PresetReader(fileExtensions: ["gif"]).read(
      Array(document.utf8), from: "p.json", overrides: overrides)
    #expect(!overrides.isEmpty)
    #expect(ParameterLister.list(preset.scene, at: ["scene"]) == listed)
  }
}
