// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

@Suite struct LayerTraceTests {
  private func layer(_ name: String, begin: Double = 0) -> Layer {
    var layer = Layer(
      name: name, bounds: Rect(x: 0, y: 0, width: 10, height: 10), position: Point(x: 1, y: 2))
    layer.timing = MediaTiming(beginTime: begin, duration: 10)
    return layer
  }

  private func rows(_ layer: Layer, at time: Double) -> [TraceRow] {
    LayerTrace().rows(of: layer, at: time)
  }

  @Test("A row holds what the layer shows, in its superlayer's coordinates")
  func values() {
    var view = layer("view")
    view.transform.translation = Point(x: 10, y: 20)
    view.transform.scale = Point(x: 2, y: 3)
    view.transform.rotation = 0.5
    view.animations = [BasicAnimation(.opacity, from: 1, to: 0, duration: 4)]
    var root = layer("root")
    root.transform.scale = Point(x: 7, y: 7)
    root.sublayers = [view]
    let row = TraceRow(
      name: "view", position: Point(x: 11, y: 22), scale: Point(x: 2, y: 3), rotation: 0.5,
      opacity: 0.75, color: nil)
    #expect(rows(root, at: 1).last == row)
  }

  @Test("The colour is the background's, else the first fill's")
  func colors() {
    var view = layer("view")
    #expect(rows(view, at: 0)[0].color == nil)
    let red = Color(hex: 0xFF0000)
    view.content = .shapes([
      ShapeContent(path: Path(), fill: nil), ShapeContent(path: Path(), fill: .solid(red)),
      ShapeContent(path: Path(), fill: .solid(.white)),
    ])
    #expect(rows(view, at: 0)[0].color == red)
    view.backgroundColor = .black
    #expect(rows(view, at: 0)[0].color == .black)
  }

  @Test("Only layers that exist have rows, and those of opacity 0 do")
  func existence() {
    var root = layer("root")
    root.sublayers = [layer("early"), layer("late", begin: 2)]
    root.sublayers[0].opacity = 0
    root.sublayers[1].sublayers = [layer("inner", begin: 1)]
    #expect(rows(root, at: 1).map(\.name) == ["root", "early"])
    #expect(rows(root, at: 2.5).map(\.name) == ["root", "early", "late"])
    #expect(rows(root, at: 3).map(\.name) == ["root", "early", "late", "inner"])
    #expect(rows(root, at: 10).isEmpty)
  }

  @Test("Names differ, and a layer keeps its own while others come and go")
  func names() {
    var root = layer("a")
    root.sublayers = [layer("a", begin: 1), layer("a#2"), layer("b"), layer("a")]
    #expect(rows(root, at: 0).map(\.name) == ["a", "a#2#2", "b", "a#3"])
    #expect(rows(root, at: 1).map(\.name) == ["a", "a#2", "a#2#2", "b", "a#3"])
  }

  @Test("Particles follow their layer, in its coordinates and time")
  func particles() {
    var birth = ParticleBirth(
      time: 1, lifetime: 2, offset: .zero, velocity: Point(x: 3, y: 0))
    birth.scale = 2
    birth.spin = 0.25
    birth.color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.75)
    var cell = EmitterCell(name: "spark")
    cell.listedBirths = [
      ParticleBirth(time: 0, lifetime: 1, offset: .zero, velocity: .zero), birth,
    ]
    var emitter = EmitterContent()
    emitter.cells = [cell]
    var view = layer("sparks", begin: 5)
    view.content = .emitter(emitter)
    view.sublayers = [layer("inner")]
    let rows = rows(view, at: 7)
    #expect(rows.map(\.name) == ["sparks", "sparks.spark.2", "inner"])
    #expect(rows[1].position == Point(x: 3, y: 0))
    #expect(rows[1].scale == Point(x: 2, y: 2) && rows[1].rotation == 0.25)
    #expect(rows[1].opacity == 0.75 && rows[1].color == birth.color)
  }
}
