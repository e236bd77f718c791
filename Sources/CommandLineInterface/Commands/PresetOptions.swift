// SPDX-License-Identifier: MIT

import Export

/// The options that change a preset; each stands for a key of the file, or for several.
///
/// A command offers some of the groups; what it does not offer cannot be given.
struct PresetOptions: Sendable {
  private struct Change: Sendable {
    let option: Option<String>
    let keyPaths: [String]

    init(_ option: Option<String>, _ keyPaths: String...) {
      self.option = option
      self.keyPaths = keyPaths
    }
  }

  private static let size = Option<String>(
    declaration: OptionDeclaration(
      name: "size", short: nil, valueName: "WxH", summary: "Canvas, in points"),
    form: "two numbers such as 320x480",
    read: { word in
      let sides = word.split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, sides.allSatisfy({ Double($0)?.isFinite == true }) else { return nil }
      return "[\(sides[0]), \(sides[1])]"
    })

  private static let scale = Change(
    .text("scale", value: "n", "Pixels for each point"), "canvas.scale")
  private static let picture = [
    Change(
      .text("background", value: "colour", "#RRGGBB, #RRGGBBAA or transparent"),
      "canvas.background"),
    Change(.text("seed", value: "n", "What all random draws follow from"), "seed"),
  ]

  private static let rate = Change(
    .text(
      "fps", value: "rate",
      "Frames per second: 50, 23.976, 30000/1001, or ntsc, ntsc-film, pal, film"), "timing.fps")
  private static let duration = Change(
    .text("duration", value: "time", "Length of the clip: 2.5, 2.5s or 800ms"), "timing.duration")
  private static let loop = Change(
    .text("loop", value: "plays", "forever, once, or how often it plays in all"), "timing.loop")
  private static let holdEnd = Change(
    .text(
      "hold-end", value: "time", "How long the last frame stays beyond its length: 0.8 or 800ms"),
    "timing.holdEnd")

  private static let quality = Change(
    Option(
      declaration: OptionDeclaration(
        name: "quality", short: nil, valueName: "level",
        summary: "draft, standard (default), high, or 0 to 100; of a video x264's rate factor, "
          + "28, 18 or 12 for the words"),
      form: Quality.form, read: { Quality($0) == nil ? nil : $0 }),
    "gif.quality", "video.quality")

  private static let stored = [
    Change(
      .text("colors", value: "n", "The most colours of a GIF's table, 2 to 256"), "gif.colors"),
    Change(
      .text(
        "dither", value: "kind",
        "none, or ordered: mix what a GIF's table lacks of a gradient behind the scene"),
      "gif.dither"),
    Change(
      .text(
        "palette", value: "kind",
        "auto, global for one table in a GIF, or local for one in each frame"), "gif.palette"),
    Change(
      .text(
        "lossy", value: "n",
        "How far a GIF's pixels may be off so that it is smaller, 0 to 100 (default: 0)"),
      "gif.lossy"),
    Change(
      .text(
        "matte", value: "colour",
        "#RRGGBB, what GIF and video lay partly transparent pixels on"), "canvas.matte"),
  ]

  private static let set = Option<[String]>(
    declaration: OptionDeclaration(
      name: "set", short: nil, valueName: "key.path=value",
      summary:
        "Any key of the preset, such as scene.heart.size=40; comes after other options; may be repeated"
    ),
    form: "a key path, an equals sign and a value",
    read: { word in
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty ? parts.map(String.init) : nil
    })

  private static let variantOption = Option<VariantChoice>(
    declaration: OptionDeclaration(
      name: "variant", short: nil, valueName: "axis=value,…",
      summary: "Of a preset with a matrix, the variants with these values, such as theme=dark"),
    form: VariantChoice.form, read: { VariantChoice($0) })

  private static let all =
    [scale, rate, duration, loop] + picture + [holdEnd, quality] + stored

  /// Changes what the frames show.
  static let frames = OptionGroup(
    "CHANGES TO THE PRESET",
    [size.declaration] + declarations([scale, rate, duration] + picture)
      + [set.declaration, variantOption.declaration])
  /// Changes how files hold the frames.
  static let storage = OptionGroup(
    "CHANGES TO HOW IT IS STORED", declarations([loop, holdEnd, quality] + stored))

  /// The first option that changes nothing about when frames are shown, as far as is known.
  var firstTimeless: Override? {
    overrides.first { !$0.keyPath.hasPrefix("timing.") && !$0.spelling.hasPrefix("--set ") }
  }

  private static func declarations(_ changes: [Change]) -> [OptionDeclaration] {
    changes.map(\.option.declaration)
  }

  let overrides: [Override]
  /// Nil if all variants are wanted.
  let variant: VariantChoice?

  init(_ arguments: Arguments) throws(UsageError) {
    var overrides: [Override] = []
    if let size = try arguments.value(of: Self.size) {
      overrides.append(Override(keyPath: "canvas.size", text: size, spelling: "--size"))
    }
    for change in Self.all {
      guard let text = try arguments.value(of: change.option) else { continue }
      let spelling = "\(change.option.declaration.spelling) \(text)"
      overrides += change.keyPaths.map { Override(keyPath: $0, text: text, spelling: spelling) }
    }
    for parts in try arguments.all(Self.set) {
      let spelling = "--set \(parts[0])=\(parts[1])"
      overrides.append(Override(keyPath: parts[0], text: parts[1], spelling: spelling))
    }
    self.overrides = overrides
    variant = try arguments.value(of: Self.variantOption)
  }
}
