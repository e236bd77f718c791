// SPDX-License-Identifier: MIT

import Export

/// A good preset that uses every key, and ways to read spoilt ones.
enum PresetSample {
  static let reader = PresetReader(
    scenes: [PresetTestScene.self], fileExtensions: ["gif", "mp4", "png"])

  static let text = """
    {
      "zoetrope": 1,
      "name": "sample", "title": "A sample",
      "canvas": {
        "size": [320, 480], "scale": 2, "matte": "#FFFFFF",
        "background": { "from": "#FFFFFF", "to": "#FFEEF2", "angle": 90 }
      },
      "timing": { "duration": 6, "fps": 50, "loop": "forever", "seamless": true },
      "seed": 7,
      "scene": {
        "type": "test-scene",
        "ball": 13, "count": 3, "isShown": true, "tint": "#FF2D55", "edge": null,
        "word": "linear", "place": [1, 2], "scales": [1.5, 0.8, 1],
        "palette": ["#FFFFFF", "#000000"], "angle": 11.25, "share": 0.5,
        "cell": { "lifetime": 0.7, "speed": 30 },
        "dots": [{ "x": 1, "spin": null }, { "x": 2, "spin": 90 }]
      },
      "outputs": ["sample.gif", "sample.mp4"]
    }
    """

  /// The errors of `text`, or none if it is a good preset.
  static func errors(_ text: String, overrides: [Override] = []) -> [PresetError] {
    errors(Array(text.utf8), overrides: overrides)
  }

  static func errors(_ bytes: [UInt8], overrides: [Override] = []) -> [PresetError] {
    do {
      _ = try reader.read(bytes, from: "p.json", overrides: overrides)
      return []
    } catch {
      return error.errors
    }
  }

  static func read(_ text: String, overrides: [Override] = []) throws -> Preset {
    try reader.read(Array(text.utf8), from: "p.json", overrides: overrides)
  }

  /// The scene that is read where the scene of the sample has `parameters` alone.
  static func scene(_ parameters: String) throws -> PresetTestScene? {
    try read(document(parameters)).scene as? PresetTestScene
  }

  /// A preset of one line whose scene has `parameters`.
  static func document(_ parameters: String) -> String {
    #"{"zoetrope":1,"name":"a","scene":{"type":"test-scene",\#(parameters)}}"#
  }
}
