// SPDX-License-Identifier: MIT

import Export
import Graphics
import Testing

@Suite struct ParameterReaderTests {
  @Test("Absent keys leave the defaults")
  func leavesDefaults() throws {
    let scene = try #require(try PresetSample.scene(#""x-note":1"#))
    #expect(ParameterLister.list(scene) == ParameterLister.list(PresetTestScene()))
  }

  @Test(
    "A time is in seconds or has a unit",
    arguments: [("0.5", 0.5), ("\"500ms\"", 0.5), ("\"1.5s\"", 1.5), ("\"0ms\"", 0), ("-0", 0)])
  func readsTimes(text: String, seconds: Double) throws {
    let scene = try #require(try PresetSample.scene("\"cell\":{\"lifetime\":\(text)}"))
    #expect(scene.cell.lifetime == seconds)
  }

  @Test(
    "An angle is in degrees or has a unit, and radians in code",
    arguments: [
      ("11.25", Double.pi / 16), ("\"90deg\"", Double.pi / 2), ("\"0.2rad\"", 0.2),
      ("-360", -2 * Double.pi), ("\"-1e-1rad\"", -0.1),
    ])
  func readsAngles(text: String, radians: Double) throws {
    #expect(try #require(try PresetSample.scene("\"angle\":\(text)")).angle == radians)
  }

  @Test(
    "A share is a fraction or a percentage",
    arguments: [("0.5", 0.5), ("\"50%\"", 0.5), ("\"12.5%\"", 0.125), ("\"0%\"", 0), ("1", 1)])
  func readsShares(text: String, share: Double) throws {
    #expect(try #require(try PresetSample.scene("\"share\":\(text)")).share == share)
  }

  @Test(
    "A text that is not a number and a unit of the parameter is refused",
    arguments: [
      "\"50\"", "\"50px\"", "\"50 pt\"", "\"pt\"", "\"0x10pt\"", "\"50ms\"", "\"50ptpt\"",
    ])
  func refusesOtherUnits(text: String) {
    #expect(PresetSample.errors(PresetSample.document("\"ball\":\(text)")).count == 1)
    #expect(PresetSample.errors(PresetSample.document("\"ball\":\"50pt\"")).isEmpty)
  }

  @Test(
    "A colour is hexadecimal sRGB with straight alpha",
    arguments: [
      ("#F00", Color(red: 1, green: 0, blue: 0)),
      ("#f008", Color(hex: 0xFF0000).withAlpha(136 / 255)),
      ("#3688FA", Color(hex: 0x3688FA)), ("#ffffff00", Color.white.withAlpha(0)),
      ("transparent", .clear),
    ])
  func readsColors(text: String, color: Color) throws {
    #expect(try #require(try PresetSample.scene("\"tint\":\"\(text)\"")).tint == color)
    #expect(try #require(try PresetSample.scene("\"palette\":[\"\(text)\"]")).palette == [color])
    #expect(try #require(try PresetSample.scene("\"edge\":\"\(text)\"")).edge == color)
  }

  @Test(
    "What is no colour is refused",
    arguments: [
      "", "#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "FF0000", "red", "#١٢٣",
    ])
  func refusesColors(text: String) {
    #expect(PresetSample.errors(PresetSample.document("\"tint\":\"\(text)\"")).count == 1)
  }

  /// Every parameter, whether null is allowed, and JSON of every type that it does not take.
  private static let wrongTypes: [(key: String, values: [String])] = {
    let scalars = ["null", "true", "5", "\"text\"", "[]", "{}"]
    func all(but allowed: Set<String>) -> [String] { scalars.filter { !allowed.contains($0) } }
    return [
      ("ball", all(but: ["5"])), ("count", all(but: ["5"]) + ["1.5"]),
      ("isShown", all(but: ["true"])),
      ("tint", all(but: [])), ("edge", all(but: ["null"])), ("word", all(but: [])),
      ("place", all(but: []) + ["[1]", "[1,2,3]", "[1,null]", "[1,\"a\"]", "[[1],2]"]),
      ("scales", all(but: []) + ["[true]", "[{}]", "[1,1,1,1,1,1]"]),
      ("palette", all(but: []) + ["[5]", "[null]"]), ("angle", all(but: ["5"])),
      ("share", all(but: ["5"])), ("cell", all(but: ["{}"])),
      ("dots", all(but: ["[]"]) + ["[null]", "[5]", "[[]]", "[{},{},{},{}]"]),
    ]
  }()

  @Test(
    "Every parameter refuses every wrong type, with its name and the place of the value",
    arguments: wrongTypes)
  func refusesWrongTypes(key: String, values: [String]) throws {
    for value in values {
      let text = PresetSample.document("\"\(key)\":\(value)")
      let errors = PresetSample.errors(text)
      #expect(errors.count == 1, "\(value)")
      let error = try #require(errors.first)
      #expect(error.message.contains("scene.\(key)"), "\(error.message)")
      #expect(["must be", "allowed"].contains { error.description.contains($0) }, "\(error)")
      let start = PresetSample.document("\"\(key)\":").count - 2
      #expect(try #require(error.position).column > start)
    }
  }

  @Test(
    "Every number refuses what is out of its range, however far",
    arguments: [
      "ball", "count", "angle", "share", "place.0", "scales.1", "cell.lifetime", "cell.speed",
      "dots.0.x",
      "dots.0.spin",
    ],
    ["1e308", "-1e308", "9223372036854775808", "9007199254740993", "-1001"])
  func refusesHugeNumbers(key: String, value: String) throws {
    let override = Override(keyPath: "scene.\(key)", text: value, spelling: "--set")
    let errors = PresetSample.errors(PresetSample.text, overrides: [override])
    #expect(errors.count == 1)
    let message = try #require(errors.first).message
    #expect(message.contains("scene.\(key) is ") && message.contains("; allowed: "), "\(message)")
  }

  @Test(
    "Numbers that hardly differ from 0 are read as they are",
    arguments: ["1e-308", "5e-324", "0", "-0", "1e-400"])
  func readsTinyNumbers(value: String) throws {
    let scene = try #require(try PresetSample.scene("\"share\":\(value)"))
    #expect(scene.share == Double(value))
    #expect(scene.share.sign == .plus)
  }

  @Test func aListReplacesTheDefaultsAndItsEntriesStartFromTheirOwn() throws {
    let scene = try #require(try PresetSample.scene(#""dots":[{},{"x":5,"spin":"1rad/s"}]"#))
    #expect(scene.dots.map(\.x) == [1, 5])
    #expect(scene.dots.map(\.spin) == [nil, 1])
  }
}
