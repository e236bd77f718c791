// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct PresetErrorTests {
  @Test func showsThePlaceAsCompilersDo() throws {
    let text = PresetSample.text.replacing("\"lifetime\"", with: "\"lifetme\"")
    #expect(
      try #require(PresetSample.errors(text).first).description == """
        p.json:15:15: unknown key "lifetme" in scene.cell; did you mean "lifetime"?
           |
        15 |     "cell": { "lifetme": 0.7, "speed": 30 },
           |               ^^^^^^^^^
           = help: known here: lifetime, speed
        """)
  }

  @Test func showsOptionsOnOneLine() throws {
    let override = Override(keyPath: "scene.ball", text: "500", spelling: "--set scene.ball=500")
    #expect(
      try #require(PresetSample.errors(PresetSample.text, overrides: [override]).first).description
        == "--set scene.ball=500: scene.ball is 500 pt; allowed: 0.1 to 100 pt")
  }

  @Test func aLongLineIsCutAroundThePlace() throws {
    let padding = String(repeating: " ", count: 5000)
    let text = PresetSample.document("\(padding)\"bal\":1\(padding)")
    let error = try #require(PresetSample.errors(text).first)
    let lines = error.description.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 130 })
    let column = try #require(lines[3].split(separator: "^").first).count
    #expect(lines[2].dropFirst(column).hasPrefix("\"bal\""))
    #expect(lines[3].filter { $0 == "^" }.count == 5)
  }

  @Test(
    "A tab or a wide character before the place keeps the mark under it",
    arguments: ["\t", "é", "💙", "\u{1B}"])
  func keepsTheMarkInPlace(character: Character) throws {
    let text = "{\n/*\(character)*/\"bal\":1}"
    let error = try #require(PresetSample.errors(text).first { $0.message.contains("bal") })
    #expect(error.position?.description == "2:6")
    let lines = error.description.split(separator: "\n")
    let column = try #require(lines[3].split(separator: "^").first).count
    #expect(lines[2].dropFirst(column).hasPrefix("\"bal\""))
  }

  @Test func nothingOfAPresetSteersTheTerminal() {
    let text = "{\"\\u001b[31m\":1, \"zoetrope\": \u{1B}[0m, \"b\u{202E}\": 2}"
    let errors = PresetSample.errors(text)
    #expect(!errors.isEmpty)
    for error in errors {
      let scalars = error.description.unicodeScalars
      #expect(scalars.allSatisfy { $0 == "\n" || ($0.value >= 32 && $0.value != 0x202E) })
    }
  }
}
