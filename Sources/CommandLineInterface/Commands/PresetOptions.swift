// SPDX-License-Identifier: MIT

import Export

/// The options that change a preset; each stands for a key of the file.
struct PresetOptions: Sendable {
  private static let size = Option<String>(
    declaration: OptionDeclaration(
      name: "size", short: nil, valueName: "WxH", summary: "Canvas, in points"),
    form: "two numbers such as 320x480",
    read: { word in
      let sides = word.split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, sides.allSatisfy({ Double($0)?.isFinite == true }) else { return nil }
      return "[\(sides[0]), \(sides[1])]"
    })

  /// Options whose words are values of a key as they are.
  private static let plain: [(option: Option<String>, keyPath: String)] = [
    (.text("scale", value: "n", "Pixels for each point"), "canvas.scale"),
    (.text("fps", value: "rate", "Frames per second: 50, 23.976 or 30000/1001"), "timing.fps"),
    (.text("duration", value: "time", "Length of the clip: 2.5, 2.5s or 800ms"), "timing.duration"),
    (.text("loop", value: "plays", "forever, once, or how often it plays in all"), "timing.loop"),
    (.text("seed", value: "n", "What all random draws follow from"), "seed"),
    (
      .text("background", value: "colour", "#RRGGBB, #RRGGBBAA or transparent"),
      "canvas.background"
    ),
  ]

  private static let set = Option<[String]>(
    declaration: OptionDeclaration(
      name: "set", short: nil, valueName: "key.path=value",
      summary: "Any key of the preset, such as scene.heart.size=40; may be repeated"),
    form: "a key path, an equals sign and a value",
    read: { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty ? parts.map(String.init) : nil
    })

  static let group = OptionGroup(
    "CHANGES TO THE PRESET",
    [size.declaration] + plain.map(\.option.declaration) + [set.declaration])

  let overrides: [Override]

  init(_ arguments: Arguments) throws(UsageError) {
    var overrides: [Override] = []
    if let size = try arguments.value(of: Self.size) {
      overrides.append(Override(keyPath: "canvas.size", text: size, spelling: "--size"))
    }
    for (option, keyPath) in Self.plain {
      guard let text = try arguments.value(of: option) else { continue }
      let spelling = "\(option.declaration.spelling) \(text)"
      overrides.append(Override(keyPath: keyPath, text: text, spelling: spelling))
    }
    for parts in try arguments.all(Self.set) {
      let spelling = "--set \(parts[0])=\(parts[1])"
      overrides.append(Override(keyPath: parts[0], text: parts[1], spelling: spelling))
    }
    self.overrides = overrides
  }
}
