// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Scenes

/// A scene that has a parameter of every kind.
struct PresetTestScene: Scene {
  enum Word: String, ParameterChoice { case linear, easeIn, easeOut }

  struct Dot: ParameterGroup {
    var x = 1.0
    var spin = Double?.none

    mutating func map(_ mapper: inout some ParameterMapper) {
      mapper.number("x", &x, .points, in: -100...100, "Where the dot is")
      mapper.optionalNumber("spin", &spin, .degreesPerSecond, in: -720...720, "How it turns")
    }
  }

  struct Cell: ParameterGroup {
    var lifetime = 0.7
    var speed = 30.0

    mutating func map(_ mapper: inout some ParameterMapper) {
      mapper.number(
        "lifetime", &lifetime, .seconds, in: 0...10,
        ParameterNote("How long a particle lives", source: "article 001"))
      mapper.number("speed", &speed, .speed, in: 0...1000, "How fast it is")
    }
  }

  static let name = "test-scene"
  static let summary = "Every kind of parameter"

  var ball = 13.0
  var count = 3
  var isShown = true
  var tint = Color(hex: 0xFF2D55)
  var edge = Color?.none
  var word = Word.linear
  var place = Point(x: 1, y: 2)
  var scales = [1.5, 0.8, 1]
  var palette = [Color.white, .black]
  var angle = Double.pi / 16
  var share = 0.5
  var cell = Cell()
  var dots: [Dot] = [Dot(x: 1), Dot(x: 2)]

  mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.number("ball", &ball, .points, in: 0.1...100, "How large the ball is")
    mapper.whole("count", &count, in: 1...1_000_000_000, "How many there are")
    mapper.flag("isShown", &isShown, "Whether it shows")
    mapper.color("tint", &tint, "The colour")
    mapper.optionalColor("edge", &edge, "The colour of the edge; null for none")
    mapper.choice("word", &word, "The curve")
    mapper.point("place", &place, .points, in: -1000...1000, "Where it is")
    mapper.numbers("scales", &scales, .none, in: 0...10, count: 1...5, "The scales")
    mapper.colors("palette", &palette, count: 1...4, "The colours")
    mapper.number("angle", &angle, .degrees, in: -360...360, "How far it turns")
    mapper.number("share", &share, .fraction, in: 0...1, "How much of it")
    mapper.group("cell", &cell, "The particle")
    mapper.list("dots", &dots, count: 0...3, "The dots")
  }

  func workload(on stage: Stage) -> Workload {
    Workload(layers: 1, particles: Double(count), paint: 0, factors: "count")
  }

  func makeLayer(on stage: Stage) -> Layer {
    Layer(name: Self.name, bounds: Rect(x: 0, y: 0, width: 1, height: 1), position: .zero)
  }
}
