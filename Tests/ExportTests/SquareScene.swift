// SPDX-License-Identifier: MIT

import Export
import Graphics
import LayerTree
import Scenes

/// A square of 4 points that moves to the right by 2 points every 0.05 s, from the left edge.
struct SquareScene: Scene {
  static let name = "square"
  static let summary = "A black square that moves"

  mutating func map(_ mapper: inout some ParameterMapper) {}

  func workload(on stage: Stage) -> Workload {
    Workload(layers: 2, particles: 0, paint: 0, factors: "2")
  }

  func makeLayer(on stage: Stage) -> Layer {
    let bounds = Rect(x: 0, y: 0, width: stage.size.width, height: stage.size.height)
    var root = Layer(name: "root", bounds: bounds, position: bounds.center)
    var square = Layer(
      name: "square", bounds: Rect(x: 0, y: 0, width: 4, height: 4), position: Point(x: 2, y: 2))
    square.backgroundColor = .black
    square.animations = [BasicAnimation(.positionX, from: 2, to: 42, duration: 1)]
    root.sublayers = [square]
    return root
  }
}

extension Preset {
  /// Twenty frames of 12 by 8 pixels on white, unless overrides say otherwise.
  static func square(_ overrides: KeyValuePairs<String, String> = [:]) throws -> Preset {
    let text = """
      {
        "zoetrope": 1, "name": "square",
        "canvas": { "size": [12, 8], "scale": 1, "background": "#FFFFFF" },
        "timing": { "duration": 1, "fps": 20 },
        "scene": { "type": "square" }
      }
      """
    return try PresetReader(
      scenes: [SquareScene.self], fileExtensions: OutputFormatCatalog.fileExtensions
    ).read(
      Array(text.utf8), from: "square.json",
      overrides: overrides.map { Override(keyPath: $0, text: $1, spelling: $0) })
  }
}
