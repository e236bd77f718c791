// SPDX-License-Identifier: MIT

import Export
import TestSupport
import Testing

@Suite struct ValueOriginTests {
  @Test("Each value is told with the file, option, variable or axis that it came from")
  func tellsOrigins() throws {
    let sample = try ExpansionSample([
      "base": ##"""
      "variables":{"b":20,"tint":"#000000"},
      "canvas":{"size":[30,40]},
      "scene":{"type":"test-scene","ball":"${b}","tint":"${tint}","scales":[1,"${b}"]}
      """##.replacing("\"${b}\"]", with: "2]"),
      "child": ##"""
      "extends":"base.json","timing":{"fps":10},
      "matrix":{"tint":{"red":"#FF0000"},"scale":[1]}
      """##,
    ])
    let overrides = [
      ExpansionSample.override("seed", "4"), ExpansionSample.override("scene.scales.0", "3"),
    ]
    let source = try PresetSource(path: sample.folder.path(of: "child.json"))
    let resolved = try sample.expand("child", overrides)[0]
    let origins = try ExpansionSample.expander.origins(
      of: resolved, in: source, overrides: overrides
    ).mapValues(sample.text)
    #expect(origins["name"] == "child.json:1:25 (the name of the file)")
    #expect(origins["canvas.size"] == "base.json:2:18")
    #expect(origins["canvas.matte"] == "default")
    #expect(origins["canvas.scale"] == "child.json:2:45 (scale=1)")
    #expect(origins["timing.fps"] == "child.json:1:53")
    #expect(origins["seed"] == "--set seed=4")
    #expect(origins["scene.ball"] == "base.json:1:32 (variable b)")
    #expect(origins["scene.tint"] == "child.json:2:25 (tint=red, variable tint)")
    #expect(origins["scene.scales"]?.hasSuffix(", --set scene.scales.0=3") == true)
    #expect(Set(origins.keys) == Set(resolved.values.map(\.keyPath)))
  }

  @Test("The resolved text with its remarks is a preset of the same clip")
  func roundTrips() throws {
    let variants = try ExpansionSample.expand(
      ##"""
      "name":"a","variables":{"t":"#010203"},"matrix":{"scale":[1,2],"theme":{"x":{"seed":3}}},
      "scene":{"type":"test-scene","tint":"${t}"},"outputs":["{name}-{scale}.gif"]
      """##)
    for variant in variants {
      let remarks = Dictionary(
        uniqueKeysWithValues: variant.values.map { ($0.keyPath, "x.json:1:1 (\"a\")") })
      let reader = PresetReader(scenes: [PresetTestScene.self], fileExtensions: ["gif"])
      let again = try reader.resolve(Array(variant.text(remarks: remarks).utf8), from: "again")
      #expect(again.decidingValues == variant.decidingValues)
      #expect(again.preset.outputs == variant.preset.outputs)
    }
  }
}
