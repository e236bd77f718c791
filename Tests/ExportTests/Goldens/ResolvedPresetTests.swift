// SPDX-License-Identifier: MIT

import Export
import Graphics
import Scenes
import Testing

/// The values that a golden keeps are the whole preset.
@Suite struct ResolvedPresetTests {
  private static let reader = PresetReader(fileExtensions: OutputFormatCatalog.fileExtensions)

  private static let smallScale = [
    Override(keyPath: "canvas.scale", text: "0.2", spelling: "--scale 0.2")
  ]

  private static func resolve(
    _ text: String, _ overrides: [Override] = []
  ) throws -> ResolvedPreset {
    try reader.resolve(Array(text.utf8), from: "a.json", overrides: overrides)
  }

  /// Checks that `resolved`, written down and read again, is the same to the last bit.
  private func checkRoundTrip(_ resolved: ResolvedPreset) throws {
    let again = try Self.resolve(ResolvedDocument.text(of: resolved.values))
    #expect(again.values == resolved.values)
    #expect(again.preset.clip.frameCount == resolved.preset.clip.frameCount)
    let (first, second) = (ClipFrames(resolved.preset), ClipFrames(again.preset))
    for step in 0..<8 {
      let index = step * first.count / 8
      #expect(first[index] == second[index], "frame \(index)")
    }
  }

  @Test("A shipped preset is made again from its values", arguments: BuiltInPresets.names)
  func shipped(name: String) throws {
    let bytes = try #require(BuiltInPresets.bytes(named: name))
    try checkRoundTrip(
      try Self.reader.resolve(bytes, from: name, overrides: Self.smallScale))
  }

  @Test("A scene is made again from its defaults", arguments: SceneCatalog.all.map { $0.name })
  func defaults(scene: String) throws {
    try checkRoundTrip(
      try Self.resolve(
        #"{"zoetrope":1,"name":"a","scene":{"type":"\#(scene)"}}"#, Self.smallScale))
  }

  @Test(
    "A preset with every optional thing is made again",
    arguments: [
      // Explicit hearts, whole and in part; stops, an angle.
      #"""
      "canvas": {"size": [90, 120], "scale": 0.7, "matte": "#123",
        "background": {"stops": [{"at": 0.1, "color": "#1234"}, {"at": 0.9, "color": "#F00"}],
          "angle": 33.3}},
      "timing": {"duration": "1700ms", "fps": "30000/1001", "loop": 3, "holdEnd": 0.1},
      "seed": 18446744073709551615,
      "scene": {"type": "heart-fountain", "anchorPoint": [0.1, 0.3],
        "rotation": {"divisor": 7.7}, "fill": {"palette": ["#12345678", "#ABC"], "order": "random"},
        "hearts": [{"time": 0.1}, {"time": -0.2, "endOffsetX": 3.3, "endY": 20.1,
          "controlOffsetX": -7.7, "controlY": 31.1, "rotation": "0.123456789rad", "fill": "#00F"}]},
      "gif": {"quality": 70, "colors": 17, "dither": "ordered", "palette": "local", "lossy": 3},
      "video": {"quality": "high"}
      """#,
      // Single taps; a gradient between points.
      #"""
      "canvas": {"size": [90, 120], "scale": 0.7,
        "background": {"from": "#FF000080", "to": "#00F", "start": [0.1, 0.7], "end": [1.3, -0.2]}},
      "timing": {"duration": 1.3, "fps": "ntsc-film", "seamless": true, "loop": "once"},
      "scene": {"type": "heart-fountain", "taps": {"times": [0.1, 0.7, 1.1]}}
      """#,
      // Explicit particles.
      #"""
      "canvas": {"size": [60, 60], "background": "transparent"},
      "timing": {"duration": 0.9, "fps": 23.976},
      "scene": {"type": "sparkle-button", "presses": [0.05, 0.4], "releases": [0.3],
        "emitter": {"particles": [{"time": 0.1, "angle": "0.7rad", "speed": 31.7, "spin": 77.7,
          "scale": 0.3, "color": "#0F08"}, {"time": 0.15, "radius": 3.3, "lifetime": 0.33}]}}
      """#,
    ])
  func everything(body: String) throws {
    try checkRoundTrip(try Self.resolve(#"{"zoetrope": 1, "name": "a", \#(body)}"#))
  }

  @Test("Names, titles and how files store frames decide nothing that is shown")
  func decidingValues() throws {
    func values(_ extra: String) throws -> [ResolvedValue] {
      try Self.resolve(#"{"zoetrope":1,"scene":{"type":"ball-loader"},\#(extra)}"#).decidingValues
    }
    let plain = try values(#""name":"a""#)
    #expect(
      try values(
        #""name":"b","title":"B","outputs":["x.gif"],"gif":{"colors":7},"video":{"quality":"high"}"#
      ) == plain)
    #expect(try values(#""name":"a","seed":2"#) != plain)
    #expect(try values(#""name":"a","timing":{"holdEnd":1}"#) != plain)
  }

  @Test("A number is the same value however it is written")
  func notation() throws {
    func values(_ fill: String) throws -> [ResolvedValue] {
      try Self.resolve(#"{"zoetrope":1,"name":"a",\#(fill)}"#).decidingValues
    }
    let first = try values(
      #""timing":{"duration":"1500ms","fps":"25"},"scene":{"type":"ball-loader","ball":13}"#)
    let second = try values(
      #""scene":{"ball":13.0,"type":"ball-loader"},"timing":{"fps":"pal","duration":1.5}"#)
    #expect(first == second)
  }

  @Test(
    "Of a long list the entries that changed are told",
    arguments: [
      ("[1, 2, 3, 4, 5]", "[1, 2, 9, 4, 5]", ["a.2 3 -> 9 s"]),
      ("[1, 2, 3, 4, 5]", "[1, 2, 3, 4]", ["a.4 is gone; it was 5 s"]),
      ("[1, 2, 3, 4, 5]", "[0, 1, 2, 3, 4, 5]", ["a.0 is new: 0 s"]),
      (
        "[1, 2, 3, 4, 5]", "[1, 9, 9, 5]",
        ["a.1 2 -> 9 s", "a.2 3 -> 9 s", "a.3 is gone; it was 4 s"]
      ),
      ("[1, 1, 1, 1]", "[1, 1, 1, 1, 1]", ["a.4 is new: 1 s"]),
      ("[[1, 2], \"a,]\", 3, 4, 5]", "[[1, 3], \"a,]\", 3, 4, 5]", ["a.0 [1, 2] -> [1, 3] s"]),
      (
        "[0, 0, 0, 0, 0, 0, 0, 0]", "[1, 2, 3, 4, 5, 6, 7, 8]",
        (1...6).map { "a.\($0 - 1) 0 -> \($0) s" } + ["a: 2 more entries changed"]
      ), ("[1, 2]", "[1, 3]", ["a [1, 2] -> [1, 3] s"]), ("5", "[1, 3]", ["a 5 -> [1, 3] s"]),
    ])
  func listChanges(old: String, new: String, changes: [String]) {
    func values(_ text: String) -> [ResolvedValue] {
      [ResolvedValue(keyPath: "a", text: text, unit: "s")]
    }
    #expect(
      ValueChange.changes(from: values(old), to: values(new)).map(\.description) == changes)
  }

  @Test("What changed of values is told with its unit")
  func changes() throws {
    let old = [
      ResolvedValue(keyPath: "a", text: "1", unit: "pt"), ResolvedValue(keyPath: "b", text: "2"),
      ResolvedValue(keyPath: "c", text: "3", unit: "s"),
    ]
    let new = [
      ResolvedValue(keyPath: "c", text: "3", unit: "s"),
      ResolvedValue(keyPath: "d", text: "4", unit: "s"),
      ResolvedValue(keyPath: "a", text: "1.5", unit: "pt"),
    ]
    #expect(
      ValueChange.changes(from: old, to: new).map(\.description) == [
        "d is new: 4 s", "a 1 -> 1.5 pt", "b is gone; it was 2",
      ])
    #expect(ValueChange.changes(from: old, to: old).isEmpty)
  }
}
