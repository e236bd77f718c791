// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct PresetMatrixTests {
  private static let scene = #""scene":{"type":"test-scene"}"#

  private static func expand(
    _ matrix: String, _ extra: String = "", _ overrides: [Override] = []
  ) throws -> [ResolvedPreset] {
    try ExpansionSample.expand(
      #""name":"a","matrix":\#(matrix),\#(scene)\#(extra)"#, overrides)
  }

  private static func messages(_ matrix: String, _ extra: String = "") throws -> [String] {
    try ExpansionSample.messages(#""name":"a","matrix":\#(matrix),\#(scene)\#(extra)"#)
  }

  @Test("Axes multiply, the last one fastest")
  func multiplies() throws {
    let variants = try Self.expand(
      ##"{"theme":{"light":{},"dark":{"canvas":{"background":"#000000"}}},"scale":[1,2],"seed":[7]}"##
    )
    #expect(
      variants.map(\.variant) == [
        "theme=light,scale=1,seed=7", "theme=light,scale=2,seed=7", "theme=dark,scale=1,seed=7",
        "theme=dark,scale=2,seed=7",
      ])
    #expect(variants.map { $0.value("canvas.scale") } == ["1", "2", "1", "2"])
    #expect(variants.map { $0.value("seed") } == ["7", "7", "7", "7"])
    #expect(variants[2].value("canvas.background") == "\"#000000\"")
    #expect(variants[3].clipName == "a.dark.2.7")
    #expect(variants[3].preset.name == "a")
    #expect(variants[3].preset.outputs == ["a.dark.2.7.gif", "a.dark.2.7.mp4"])
  }

  @Test("Sizes, seeds and variables are axes by their names, with labels or without")
  func knowsAxes() throws {
    let variants = try Self.expand(
      ##"""
      {"size":[[30,40],[50,60]],"seed":{"first":18446744073709551615},"tint":["#FF0000"],"ball":[1.5]}
      """##, ##","variables":{"tint":"#000000","ball":2}"##)
    #expect(
      variants.map(\.clipName) == ["a.30x40.first.FF0000.1.5", "a.50x60.first.FF0000.1.5"])
    #expect(variants[1].value("canvas.size") == "[50, 60]")
    #expect(variants[0].value("seed") == "18446744073709551615")
  }

  @Test("A variable takes the values of its axis")
  func setsVariables() throws {
    let variants = try ExpansionSample.expand(
      ##"""
      "name":"a","variables":{"tint":"#000000"},"matrix":{"tint":{"red":"#FF0000","blue":"#0000FF"}},
      "scene":{"type":"test-scene","tint":"${tint}"},"outputs":["{name}-{tint}.gif"]
      """##)
    #expect(variants.map { $0.value("scene.tint") } == ["\"#FF0000\"", "\"#0000FF\""])
    #expect(variants.map(\.preset.outputs) == [["a-red.gif"], ["a-blue.gif"]])
  }

  @Test("An option stands in place of an axis, and over all changes")
  func optionsWin() throws {
    let matrix = ##"{"theme":{"x":{"seed":3},"y":{"seed":4}},"scale":[1,2]}"##
    let scaled = try Self.expand(matrix, "", [ExpansionSample.override("canvas.scale", "3")])
    #expect(scaled.map(\.variant) == ["theme=x,scale=3", "theme=y,scale=3"])
    let seeded = try Self.expand(matrix, "", [ExpansionSample.override("seed", "9")])
    #expect(seeded.map { $0.value("seed") } == ["9", "9", "9", "9"])
    let widened = try Self.expand(matrix, "", [ExpansionSample.override("matrix.scale", "[4]")])
    #expect(widened.map { $0.value("canvas.scale") } == ["4", "4"])
  }

  @Test("A child adds to the matrix of its base, and takes from it")
  func inherits() throws {
    let sample = try ExpansionSample([
      "base": ##"""
      "matrix":{"theme":{"light":{},"dark":{"seed":3,"canvas":{"scale":1}}},"seed":[1,2]},\##(Self.scene)
      """##,
      "child": ##"""
      "extends":"base.json",
      "matrix":{"theme":{"light":null,"dark":{"canvas":{"scale":null}},"dim":{}},"seed":null}
      """##,
      "none": #""extends":"base.json","matrix":null"#,
    ])
    let variants = try sample.expand("child")
    #expect(variants.map(\.clipName) == ["child.dark", "child.dim"])
    #expect(variants[0].value("seed") == "3")
    #expect(variants[0].value("canvas.scale") == "2")
    #expect(try sample.expand("none").map(\.clipName) == ["none"])
  }

  @Test(
    "A matrix that cannot be is told as it is",
    arguments: [
      ("5", "matrix must be an object of axes, not the number 5"),
      (#"{"theme":5}"#, "matrix.theme must be a list of values or an object of changes"),
      (#"{"theme":{}}"#, "matrix.theme must be a list of values or an object of changes"),
      (#"{"theme":["light"]}"#, "matrix.theme is a list, but \"theme\" is neither size"),
      (
        #"{"sclae":[1]}"#,
        "matrix.sclae is a list, but \"sclae\" is neither size, scale, seed nor "
          + "a variable; did you mean \"scale\"?"
      ),
      (#"{"theme":{"a":5}}"#, "matrix.theme.a must be an object of changes to the preset"),
      (#"{"theme":{"a/b":{}}}"#, "matrix.theme has the value \"a/b\", which can be no part"),
      (#"{"theme":{"a":{},"A":{}}}"#, "matrix.theme has \"A\" twice"),
      (#"{"theme":{"caf\u00e9":{},"cafe\u0301":{}}}"#, "duplicate key"),
      (#"{"theme":{"a":{"matrix":{}}}}"#, "matrix.theme.a cannot change \"matrix\""),
      (#"{"theme":{"a":{"extends":"x"}}}"#, "matrix.theme.a cannot change \"extends\""),
      (#"{"name":{"a":{}}}"#, "an axis cannot be called \"name\""),
      (#"{"a b":{"a":{}}}"#, "an axis cannot be called \"a b\""),
      (#"{"scale":[1,1.0]}"#, "matrix.scale has \"1\" twice"),
      (#"{"scale":[{}]}"#, "matrix.scale cannot have an object without a name"),
      (#"{"scale":[0]}"#, "canvas.scale is 0; allowed: 0.01 to 100"),
      (#"{"theme":{"a":{"canvas":{"scal":1}}}}"#, "unknown key \"scal\" in canvas"),
    ])
  func refuses(matrix: String, message: String) throws {
    let messages = try Self.messages(matrix)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(message) == true, "\(messages)")
  }

  @Test(
    "So many variants are too many, however they come about",
    arguments: [
      (100, 100, 1), (101, 100, 0), (3000, 3000, 0),
    ])
  func limits(first: Int, second: Int, isAllowed: Int) throws {
    func axis(_ count: Int) -> String { (0..<count).map { "\"v\($0)\":{}" }.joined(separator: ",") }
    let matrix = "{\"x\":{\(axis(first))},\"y\":{\(axis(second))}}"
    guard isAllowed == 0 else {
      #expect(try Self.expand(matrix, #","outputs":["{x}-{y}.gif"]"#).count == 10_000)
      return
    }
    let messages = try Self.messages(matrix)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("\(first) of x x \(second) of y") == true)
  }

  @Test("The same mistake in every variant is told once")
  func tellsOnce() throws {
    #expect(try Self.messages(#"{"scale":[1,2,3]}"#, #","seed":-1"#).count == 1)
  }

  @Test(
    "Patterns in output names",
    arguments: [
      ("{name}.gif", "a.gif"), ("{name}-{scale}x.gif", "a-3x.gif"), ("x{seed}.mp4", "x5.mp4"),
      ("{size}.gif", "30x40.gif"), ("a@{scale}x.gif", "a@3x.gif"),
    ])
  func names(pattern: String, name: String) throws {
    let preset = try ExpansionSample.expand(
      #""name":"a","seed":5,"canvas":{"size":[30,40],"scale":3},\#(Self.scene),"outputs":["\#(pattern)"]"#
    )
    #expect(preset[0].preset.outputs == [name])
  }

  @Test(
    "A pattern that gives no name of a file is told",
    arguments: [
      ("{nmae}.gif", "outputs.0 \"{nmae}.gif\" has the unknown key {nmae}; did you mean {name}?"),
      ("{name.gif", "outputs.0 \"{name.gif\" has \"{\" without its other half"),
      ("name}.gif", "outputs.0 \"name}.gif\" has \"}\" without its other half"),
      ("{{name}}.gif", "outputs.0 \"{{name}}.gif\" has \"{\" without"),
      ("../{name}.gif", "outputs.0 \"../a.gif\" cannot name a file: it has \"/\""),
      ("{name}", "outputs.0 \"a\" does not end in the extension"),
      ("{name}\\u0000.gif", "outputs.0 \"a\\u{0}.gif\" cannot name a file"),
    ])
  func refusesPatterns(pattern: String, message: String) throws {
    let messages = try ExpansionSample.messages(
      #""name":"a",\#(Self.scene),"outputs":["\#(pattern)"]"#)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(message) == true, "\(messages)")
  }

  @Test(
    "Outputs that variants would share are refused with what the name lacks",
    arguments: [
      ("{name}.gif", "{scale}"), ("{theme}.gif", "{scale}"), ("{scale}.gif", "{theme}"),
    ])
  func refusesShared(pattern: String, missing: String) throws {
    let messages = try Self.messages(
      #"{"theme":{"x":{},"y":{}},"scale":[1,2]}"#, #","outputs":["\#(pattern)"]"#)
    #expect(
      messages == ["outputs.0 \"\(pattern)\" is one file for several variants; it needs \(missing)"]
    )
  }

  @Test("Names that only case, normalisation or a seam tells apart are one file")
  func refusesNearlyShared() throws {
    let seam = try Self.messages(
      #"{"x":{"a":{},"a-b":{}},"y":{"c":{},"b-c":{}}}"#, #","outputs":["{x}-{y}.gif"]"#)
    #expect(seam.count == 1)
    #expect(seam.first?.contains("\"a-b-c.gif\" is that of x=a,y=b-c and of x=a-b,y=c") == true)
    let folded = try Self.messages(
      #"{"x":{"a":{"title":"t"},"b":{"outputs":["CAF\u00c9.gif"]}}}"#,
      #","outputs":["cafe\u0301.gif"]"#)
    #expect(folded.count == 1)
  }

  @Test("A clip's name is not longer than a file's may be")
  func limitsNames() throws {
    let label = String(repeating: "l", count: 60)
    let axes = ["p", "q", "r", "s"].map { "\"\($0)\":{\"\(label)\":{}}" }.joined(separator: ",")
    let messages = try Self.messages("{\(axes)}", #","outputs":["a.gif"]"#)
    #expect(messages.first?.contains("it is longer than 200 bytes") == true)
  }
}
