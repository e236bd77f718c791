// SPDX-License-Identifier: MIT

import Graphics
import Scenes

/// Width and height of the canvas in points, `[320, 480]`.
struct CanvasSize: PresetValue {
  var size = Size(width: 200, height: 200)

  static let form = "[width, height] in points"
  private static let range = 1.0...8192

  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    let sides = reader.entries(json, at: path, over: [size.width, size.height], count: 2...2) {
      reader, side, path, _ in
      reader.number(side, at: path, .points, in: Self.range)
    }
    size = Size(width: sides[0], height: sides[1])
  }

  var defaultText: String? { "[\(NumberText.of(size.width)), \(NumberText.of(size.height))]" }

  func write(_ key: String, to lister: inout ResolvedValueLister) {
    lister.add(key, "[\(NumberText.of(size.width)), \(NumberText.of(size.height))]", unit: .points)
  }
}
