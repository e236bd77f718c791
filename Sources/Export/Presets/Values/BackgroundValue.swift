// SPDX-License-Identifier: MIT

import Graphics
import Scenes

/// What a preset's canvas is filled with: a colour, or an object that is a linear gradient.
enum BackgroundValue: PresetValue {
  case color(Color)
  case gradient(GradientParameters)

  static let form = "\(ColorNotation.form), or an object: a linear gradient"

  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    switch json.content {
    case .object:
      var gradient = GradientParameters()
      reader.readObject(json, at: path) { gradient.map(&$0) }
      Self.check(gradient, json, at: path, with: &reader)
      self = .gradient(gradient)
    case .text(let text):
      guard let color = ColorNotation.color(text) else { fallthrough }
      self = .color(color)
    default:
      reader.reportType(json, at: path, mustBe: Self.form)
    }
  }

  private static func check(
    _ gradient: GradientParameters, _ json: JSONValue, at path: String,
    with reader: inout ParameterReader
  ) {
    for (key, others) in [("angle", ["start", "end"]), ("stops", ["from", "to"])] {
      guard let value = json[key], let other = others.first(where: { json[$0] != nil }) else {
        continue
      }
      reader.report(
        "\(path) has both \"\(key)\" and \"\(other)\"; \"\(key)\" stands in place of "
          + "\"\(others[0])\" and \"\(others[1])\"", at: value.span)
    }
    if zip(gradient.stops, gradient.stops.dropFirst()).contains(where: { $0.at > $1.at }),
      let stops = json["stops"]
    {
      reader.report("\(path).stops must be in order of \"at\"", at: stops.span.start)
    }
  }

  func makeBackground(on size: Size) -> Canvas.Background {
    switch self {
    case .color(let color): color.alpha > 0 ? .color(color) : .transparent
    case .gradient(let gradient): .gradient(gradient.makeGradient(on: size))
    }
  }

  var defaultText: String? {
    if case .color(let color) = self { ColorNotation.text(of: color) } else { nil }
  }

  var keys: (any ParameterGroup)? { GradientParameters() }

  func write(_ key: String, to lister: inout ResolvedValueLister) {
    switch self {
    case .color(let color): lister.add(key, JSONText.quoted(ColorNotation.text(of: color)))
    case .gradient(var gradient):
      let unused =
        (gradient.angle == nil ? ["angle"] : ["start", "end"])
        + (gradient.stops.isEmpty ? ["stops"] : ["from", "to"])
      lister.addInside(key, without: unused) { gradient.map(&$0) }
    }
  }
}
