// SPDX-License-Identifier: MIT

import Graphics
import Scenes

/// A linear gradient over the canvas, as presets describe it.
struct GradientParameters: ParameterGroup {
  var from = Color.white
  var to = Color.black
  var stops: [GradientStop] = []
  var angle: Double?
  var start = Point(x: 0.5, y: 0)
  var end = Point(x: 0.5, y: 1)

  mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.color("from", &from, "The colour at the start")
    mapper.color("to", &to, "The colour at the end")
    mapper.list(
      "stops", &stops, count: 0...16, "The colours from start to end, instead of from and to")
    mapper.optionalNumber(
      "angle", &angle, .degrees, in: -360...360,
      "Where the gradient goes: 0 is right, 90 down; it spans the canvas; instead of start and end")
    mapper.point(
      "start", &start, .fraction, in: -10...10, "Where it starts, as fractions of the canvas")
    mapper.point("end", &end, .fraction, in: -10...10, "Where it ends, as fractions of the canvas")
  }

  /// The gradient in points, on a canvas of `size`.
  func makeGradient(on size: Size) -> Gradient {
    let line = angle.map { Self.line(at: $0, across: size) } ?? line(across: size)
    let colors = [
      Gradient.Stop(location: 0, color: from), Gradient.Stop(location: 1, color: to),
    ]
    let stops = stops.map { Gradient.Stop(location: $0.at, color: $0.color) }
    return Gradient(
      geometry: .linear(start: line.start, end: line.end), stops: stops.isEmpty ? colors : stops)
  }

  private func line(across size: Size) -> (start: Point, end: Point) {
    (
      Point(x: start.x * size.width, y: start.y * size.height),
      Point(x: end.x * size.width, y: end.y * size.height)
    )
  }

  /// The line through the centre whose ends get the colours of the two farthest corners.
  ///
  /// Source: CSS Images Level 3, §3.1.2, "gradient line"; the angle here counts from the right.
  private static func line(at angle: Double, across size: Size) -> (start: Point, end: Point) {
    let direction = Point(x: ElementaryFunctions.cos(angle), y: ElementaryFunctions.sin(angle))
    let half = (abs(direction.x) * size.width + abs(direction.y) * size.height) / 2
    let center = Point(x: size.width / 2, y: size.height / 2)
    return (center - direction * half, center + direction * half)
  }
}
