// SPDX-License-Identifier: MIT

import Export
import Testing

/// Spoils a good preset in many ways, one at a time.
@Suite struct PresetMistakeTests {
  struct Mistake: Sendable {
    let old: String
    let new: String
    /// Line and column of the error.
    let place: String
    let message: String

    init(_ old: String, _ new: String, _ place: String, _ message: String) {
      self.old = old
      self.new = new
      self.place = place
      self.message = message
    }
  }

  private static let mistakes = [
    Mistake("\"zoetrope\": 1,", "", "1:1", #""zoetrope" is missing"#),
    Mistake("\"zoetrope\": 1", "\"zoetrope\": 2", "2:15", "preset format 2 is not known"),
    Mistake("\"zoetrope\": 1", "\"zoetrope\": \"1\"", "2:15", "must be the version"),
    Mistake("\"name\": \"sample\",", "", "1:1", #""name" is missing: a name for its files"#),
    Mistake("\"sample\",", "5,", "3:11", "name must be a name for its files, not the number 5"),
    Mistake("\"sample\",", "\"\",", "3:11", "it is empty"),
    Mistake("\"sample\",", "\"../x\",", "3:11", #"it has "/""#),
    Mistake("\"sample\",", "\"a b\",", "3:11", #"it has " ""#),
    Mistake("\"sample\",", "\".x\",", "3:11", #"it begins with ".""#),
    Mistake("\"sample\",", "\"-x\",", "3:11", #"it begins with "-""#),
    Mistake("\"sample\",", "\"x.\",", "3:11", #"it ends with ".""#),
    Mistake("\"sample\",", "\"Con.x\",", "3:11", "keeps \"con\" for a device"),
    Mistake("\"sample\",", "\"a\\u0000b\",", "3:11", #"it has "\u{0}""#),
    Mistake("\"sample\",", "\"a\\u202eb\",", "3:11", #"it has "\u{202e}""#),
    Mistake("A sample", "A\\nsample", "3:30", #"invisible character "\u{a}""#),
    Mistake("[320, 480]", "[320]", "5:13", "canvas.size has 1 entries; allowed: 2"),
    Mistake("[320, 480]", "320", "5:13", "canvas.size must be a list, not the number 320"),
    Mistake("[320, 480]", "[0, 480]", "5:14", "canvas.size.0 is 0 pt; allowed: 1 to 8192 pt"),
    Mistake("[320, 480]", "[100000, 10]", "5:14", "canvas.size.0 is 100000 pt"),
    Mistake("[320, 480]", "[320, -1]", "5:19", "canvas.size.1 is -1 pt"),
    Mistake("[320, 480]", "[320, NaN]", "5:19", "NaN is not a finite number"),
    Mistake("\"scale\": 2", "\"scale\": 0", "5:34", "canvas.scale is 0; allowed: 0.01 to 100"),
    Mistake("\"scale\": 2", "\"scale\": null", "5:34", "canvas.scale must be a number, not null"),
    Mistake("\"matte\": \"#FFFFFF\"", "\"matte\": \"#FFF8\"", "5:46", "an opaque colour"),
    Mistake("\"angle\": 90 }", "\"angel\": 90 }", "6:57", #"did you mean "angle"?"#),
    Mistake(
      "\"angle\": 90 }", "\"angle\": 90, \"start\": [0,0] }", "6:66", "\"angle\" and \"start\""),
    Mistake(
      "\"from\": \"#FFFFFF\", \"to\": \"#FFEEF2\"", "\"stops\": [{\"at\": 1}, {\"at\": 0}]", "6:30",
      "must be in order of \"at\""),
    Mistake("\"duration\": 6", "\"duration\": 0", "8:27", "allowed: 0.001 to 600 s"),
    Mistake("\"duration\": 6", "\"duration\": -1", "8:27", "timing.duration is -1 s"),
    Mistake("\"duration\": 6", "\"duration\": 1e308", "8:27", "timing.duration is 1e+308 s"),
    Mistake("\"duration\": 6", "\"duration\": 1e309", "8:27", "1e309 is too large for a number"),
    Mistake("\"duration\": 6", "\"duration\": \"6 hours\"", "8:27", "such as \"500ms\""),
    Mistake("\"duration\": 6", "\"duration\": 6s", "8:27", "6s is not a number of JSON"),
    Mistake("\"fps\": 50", "\"fps\": 0", "8:37", "0.01 to 240 frames a second"),
    Mistake(
      "\"fps\": 50", "\"FPS\": 50", "8:30", #"unknown key "FPS" in timing; did you mean "fps"?"#),
    Mistake("\"forever\"", "\"for ever\"", "8:49", #"did you mean "forever"?"#),
    Mistake("\"forever\"", "0", "8:49", "timing.loop is 0; allowed: whole numbers, 1 to 65536"),
    Mistake("\"seamless\": true", "\"seamless\": \"yes\"", "8:72", "true or false"),
    Mistake("\"seamless\": true", "\"seamless\": ture", "8:72", "did you mean true?"),
    Mistake("\"seed\": 7", "\"seed\": -7", "9:11", "seed must be a whole number"),
    Mistake("\"seed\": 7", "\"seed\": 1.5", "9:11", "seed must be a whole number"),
    Mistake("\"seed\": 7", "\"seed\": 18446744073709551616", "9:11", "seed must be a whole number"),
    Mistake("\"type\": \"test-scene\",", "", "10:12", #""scene.type" is missing"#),
    Mistake("test-scene", "test-scnee", "11:13", #"did you mean "test-scene"?"#),
    Mistake("test-scene", "fireworks", "11:13", #"scene.type cannot be "fireworks""#),
    Mistake(
      "\"ball\": 13", "\"bal\": 13", "12:5", #"unknown key "bal" in scene; did you mean "ball"?"#),
    Mistake(
      "\"ball\": 13", "\"ball\": 500", "12:13", "scene.ball is 500 pt; allowed: 0.1 to 100 pt"),
    Mistake(
      "\"ball\": 13", "\"ball\": \"13\"", "12:13", "must be a number or a text such as \"50pt\""),
    Mistake(
      "\"count\": 3", "\"count\": 2.5", "12:26", "scene.count is 2.5; allowed: whole numbers"),
    Mistake("\"count\": 3", "\"count\": 1000000000", "10:12", "1000000000 particles"),
    Mistake("\"lifetime\"", "\"lifetme\"", "15:15", #"in scene.cell; did you mean "lifetime"?"#),
    Mistake(
      "\"x\": 2", "\"y\": 2", "16:42", #"unknown key "y" in scene.dots.1; did you mean "x"?"#),
    Mistake(
      "\"seed\": 7,", "\"seed\": 7, \"seed\": 8,", "9:14", "there already at line 9, column 3"),
    Mistake("\"seed\": 7,", "\"seed\": 7", "9:11", "a comma is missing after this"),
    Mistake("[\"sample.gif\",", "[\"sample.gfi\",", "18:15", #"did you mean ".gif"?"#),
    Mistake(
      "[\"sample.gif\",", "[\"sample\",", "18:15", "does not end in the extension of a format"),
    Mistake("[\"sample.gif\",", "[\"SAMPLE.MP4\",", "18:29", "is in the list twice"),
    Mistake("[\"sample.gif\",", "[\"/etc/x.gif\",", "18:15", #"it has "/""#),
    Mistake("[\"sample.gif\",", "[5,", "18:15", "outputs.0 must be the name of a file"),
  ]

  @Test("Each mistake is one error that says where, what and what is allowed", arguments: mistakes)
  func reportsEachMistake(mistake: Mistake) throws {
    let text = PresetSample.text.replacing(mistake.old, with: mistake.new, maxReplacements: 1)
    #expect(text != PresetSample.text)
    let errors = PresetSample.errors(text)
    #expect(errors.count == 1, "\(errors)")
    let error = try #require(errors.first)
    #expect(error.place == "p.json:\(mistake.place)", "\(error)")
    #expect(error.message.contains(mistake.message), "\(error.message)")
  }

  /// Every key of a preset but the scene's, and the types of JSON that it takes.
  private static let types = [
    ("zoetrope", "5"), ("name", "\"text\""), ("title", "\"text\""), ("canvas", "{}"),
    ("canvas.size", ""), ("canvas.scale", "5"), ("canvas.background", "{}"), ("canvas.matte", ""),
    ("canvas.background.from", ""), ("canvas.background.to", ""),
    ("canvas.background.stops", "[]"), ("canvas.background.angle", "5 null"),
    ("canvas.background.start", ""), ("canvas.background.end", ""), ("timing", "{}"),
    ("timing.duration", "5"), ("timing.fps", "5"), ("timing.loop", "5"),
    ("timing.seamless", "true"), ("seed", "5"), ("scene", ""), ("scene.type", ""),
    ("outputs", "[]"),
  ]

  @Test("Every key of a preset refuses every wrong type at its place", arguments: types)
  func refusesWrongTypes(keyPath: String, allowed: String) throws {
    let keys = keyPath.split(separator: ".")
    let start = keys.map { "{\"\($0)\":" }.joined()
    for value in ["null", "true", "5", "\"text\"", "[]", "{}"] {
      let errors = PresetSample.errors(
        start + value + String(repeating: "}", count: keys.count))
      let atValue = errors.filter { ($0.position?.column ?? 0) == start.count + 1 }
      let isAllowed = allowed.split(separator: " ").contains { $0 == value }
      if value == "5", keyPath == "zoetrope" {
        #expect(
          atValue.map(\.message) == ["preset format 5 is not known; this program reads format 1"])
      } else {
        #expect(atValue.count == (isAllowed ? 0 : 1), "\(value): \(errors)")
        #expect(atValue.allSatisfy { $0.message.contains(keyPath) }, "\(errors)")
      }
    }
  }

  @Test func allMistakesComeOutAtOnceInOrder() {
    let text = PresetSample.text.replacing("\"zoetrope\": 1", with: "\"zoetrope\": 2")
      .replacing("\"scale\": 2", with: "\"scale\": 02").replacing("\"seed\"", with: "\"sede\"")
      .replacing("\"share\"", with: "\"shrae\"").replacing("11.25", with: "1e5")
    #expect(
      PresetSample.errors(text).map(\.position?.line) == [2, 5, 9, 14, 14])
  }

  @Test func afterTwentyTheyAreOnlyCounted() throws {
    let keys = (0..<1000).map { "\"key\($0)\":0" }.joined(separator: ",")
    do {
      _ = try PresetSample.read(PresetSample.document(keys))
      Issue.record("read")
    } catch let error as PresetErrors {
      #expect(error.errors.count == 20)
      #expect(error.omittedCount == 980)
      #expect(error.description.hasSuffix("\n… and 980 more"))
    }
  }

  @Test func cutAtAnyByteItIsAnError() {
    let bytes = Array((PresetSample.text + "\n").utf8)
    for length in 0..<bytes.count - 2 {
      let errors = PresetSample.errors(Array(bytes[..<length]))
      #expect(!errors.isEmpty, "\(length)")
      #expect(errors.allSatisfy { $0.position != nil })
    }
    #expect(PresetSample.errors(bytes.dropLast()).isEmpty)
  }

  /// Texts so long that they would take minutes if any step were quadratic.
  @Test(
    "A long bad file is refused as a short one is",
    arguments: [
      ("", "9", ""), ("0.", "9", ""), ("", "a", ""), ("\"", "a", ""), ("\"", "\\q", "\""),
      ("\"", "\u{1}", "\""), ("", "[", ""), ("/*", "*", ""), ("[", "1,", "]"), ("[", "1 ", "]"),
      ("", "\n", "x"), ("{", "\"a\":1,", "}"), ("{", "\"a\":{},\"b\":1,", "}"),
      ("{\"", "k", "\":1}"),
    ])
  func refusesLongFiles(start: String, middle: String, end: String) {
    let count = 400_000 / middle.utf8.count
    let errors = PresetSample.errors(start + String(repeating: middle, count: count) + end)
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { $0.description.utf8.count < 2000 })
  }

  @Test func manyDifferentKeysAreRefusedInTurn() {
    let keys = (0..<20_000).map { "\"key\($0)\":0," }.joined()
    #expect(PresetSample.errors("{\(keys)\(keys)}").count == 20)
  }

  @Test func noRandomDamageStopsTheProgram() {
    let original = Array(PresetSample.text.replacing("A sample", with: "É💙\\ud83d\\udc99").utf8)
    var draws = SystemlessRandom(seed: 1)
    var refusals = 0
    for _ in 0..<5000 {
      var bytes = original
      for _ in 0...draws.below(3) { draws.damage(&bytes) }
      let errors = PresetSample.errors(bytes)
      refusals += errors.isEmpty ? 0 : 1
      #expect(errors.allSatisfy { !$0.description.isEmpty })
    }
    // Some damage does no harm: a digit becomes another.
    #expect((4000..<5000).contains(refusals))
  }

  /// A fixed sequence of numbers, the same in every run.
  ///
  /// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
  private struct SystemlessRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    /// Flips a bit, drops some bytes, repeats some, or swaps a byte for one of JSON's own.
    mutating func damage(_ bytes: inout [UInt8]) {
      guard !bytes.isEmpty else { return }
      let start = below(bytes.count)
      let end = min(bytes.count, start + 1 + below(8))
      switch below(4) {
      case 0: bytes[start] ^= 1 << below(8)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: below(bytes.count))
      default:
        let signs = Array("{}[],:\"\\/*-+.eE019\u{0}\n".utf8)
        bytes[start] = signs[below(signs.count)]
      }
    }
  }
}
