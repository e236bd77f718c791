// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

@Suite struct DisplayListBuilderTests {
  /// A layer of 10 points with a filled square, at `position`.
  private func square(_ name: String, _ color: Color, at position: Point = .zero) -> Layer {
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    var layer = Layer(name: name, bounds: bounds, position: position)
    layer.content = .shapes([ShapeContent(path: .rect(bounds), fill: .solid(color))])
    return layer
  }

  private func commands(_ layer: Layer, at time: Double = 0, scale: Double = 1)
    -> [DisplayList.Command]
  {
    DisplayListBuilder().displayList(
      of: layer, at: time, rootTransform: .scale(x: scale, y: scale)
    ).commands
  }

  private let red = Color(hex: 0xFF0000)
  private let green = Color(hex: 0x00FF00)
  private let blue = Color(hex: 0x0000FF)

  @Test("Background, content and sublayers lie over each other in this order")
  func order() {
    var layer = square("layer", green)
    layer.backgroundColor = red
    layer.cornerRadius = 2
    layer.sublayers = [square("below", blue)]
    layer.sublayers[0].zPosition = -1
    let drawn = commands(layer)
    #expect(drawn.map(\.color) == [red, green, blue])
    let background = Path.roundedRect(layer.bounds, cornerRadius: 2)
    #expect(drawn.first?.path == background)
  }

  @Test("A shape's stroke lies over its fill; shapes lie in order")
  func shapes() {
    let stroke = ShapeContent.Stroke(style: StrokeStyle(width: 2), paint: .solid(green))
    var layer = square("layer", red)
    layer.content = .shapes([
      ShapeContent(path: Path(), fill: .solid(red), fillRule: .evenOdd, stroke: stroke),
      ShapeContent(path: Path(), fill: nil, stroke: stroke),
      ShapeContent(path: Path(), fill: .solid(blue)),
    ])
    let drawn = commands(layer)
    #expect(drawn.map(\.color) == [red, green, green, blue])
    #expect(drawn.map(\.isStroke) == [false, true, true, false])
  }

  @Test("Siblings are drawn in order of zPosition, equal ones in the list's")
  func zPositions() {
    var layer = Layer(
      name: "root", bounds: Rect(x: 0, y: 0, width: 10, height: 10), position: .zero)
    layer.sublayers = [square("a", red), square("b", green), square("c", blue), square("d", red)]
    for (index, position) in [1.0, 0, 0, -1].enumerated() {
      layer.sublayers[index].zPosition = position
    }
    #expect(commands(layer).map(\.color) == [red, green, blue, red])
    // An animation of zPosition counts: b comes to the front.
    layer.sublayers[1].animations = [
      BasicAnimation(.zPosition, from: 5, to: 5, duration: 1)
    ]
    #expect(commands(layer).map(\.color) == [red, blue, red, green])
  }

  @Test("Transforms go from each layer to its superlayer and then to pixels")
  func transforms() {
    var outer = square("outer", red, at: Point(x: 100, y: 50))
    outer.anchorPoint = .zero
    outer.transform.scale = Point(x: 2, y: 2)
    outer.sublayers = [square("inner", green, at: Point(x: 5, y: 5))]
    let drawn = commands(outer, scale: 3)
    #expect(drawn.first?.transform?.apply(.zero) == Point(x: 300, y: 150))
    #expect(drawn.last?.transform?.apply(.zero) == Point(x: 300, y: 150))
    #expect(drawn.last?.transform?.apply(Point(x: 10, y: 0)) == Point(x: 360, y: 150))
  }

  @Test("A layer below opacity 1 is a group with its sublayers, one of opacity 1 is none")
  func groups() {
    var layer = square("layer", red)
    layer.sublayers = [square("inner", green)]
    #expect(commands(layer).count == 2)
    layer.opacity = 0.5
    layer.sublayers[0].opacity = 0.25
    let drawn = commands(layer)
    #expect(drawn.count == 6)
    #expect(drawn[0] == .beginGroup(opacity: 0.5, blend: .sourceOver))
    #expect(drawn[2] == .beginGroup(opacity: 0.25, blend: .sourceOver))
    #expect(drawn[1].color == red && drawn[3].color == green)
    #expect(drawn[4] == .endGroup && drawn[5] == .endGroup)
  }

  @Test("A group of nothing is not drawn")
  func emptyGroup() {
    var layer = Layer(
      name: "root", bounds: Rect(x: 0, y: 0, width: 1, height: 1), position: .zero)
    layer.opacity = 0.5
    #expect(commands(layer).isEmpty)
  }

  @Test("What cannot be seen is not drawn, nor are its sublayers")
  func invisible() {
    let changes: [@Sendable (inout Layer) -> Void] = [
      { $0.opacity = 0 }, { $0.opacity = -1 }, { $0.transform.scale = .zero },
      { $0.transform.scale.x = 0 }, { $0.timing = MediaTiming(beginTime: 1, duration: 1) },
      { $0.position.x = .infinity }, { $0.transform.rotation = .nan },
      { $0.transform.scale.y = .nan }, { $0.transform.scale = Point(x: 1e200, y: 1e200) },
    ]
    for change in changes {
      var layer = square("layer", red)
      layer.sublayers = [square("inner", green)]
      change(&layer)
      #expect(commands(layer).isEmpty)
    }
  }

  @Test("A clear background is none")
  func clearBackground() {
    var layer = square("layer", red)
    layer.backgroundColor = .clear
    #expect(commands(layer).count == 1)
  }

  @Test("Sublayers live in their superlayer's time")
  func nestedTime() {
    var layer = square("layer", red)
    layer.timing = MediaTiming(beginTime: 10, duration: 4)
    layer.timing.speed = 2
    layer.sublayers = [square("inner", green)]
    layer.sublayers[0].timing = MediaTiming(beginTime: 2, duration: 1)
    let counts = [9.0, 10, 10.9, 11, 11.4, 11.5, 12].map { commands(layer, at: $0).count }
    #expect(counts == [0, 1, 1, 2, 2, 1, 0])
  }

  /// An emitter with one particle of one or two shapes, born at 0 in half-transparent green.
  private func emitterLayer(shapes count: Int) -> Layer {
    var birth = ParticleBirth(
      time: 0, lifetime: 2, offset: Point(x: 5, y: 0), velocity: .zero)
    birth.color = green.withAlpha(0.5)
    birth.scale = 2
    var cell = EmitterCell(name: "spark")
    cell.listedBirths = [birth]
    cell.contentsSize = Size(width: 4, height: 4)
    cell.contents = Array(
      repeating: ShapeContent(path: Path(), fill: .solid(.white)), count: count)
    var emitter = EmitterContent()
    emitter.cells = [cell]
    var layer = Layer(
      name: "sparks", bounds: Rect(x: 0, y: 0, width: 0, height: 0), position: Point(x: 10, y: 10))
    layer.content = .emitter(emitter)
    return layer
  }

  @Test("A particle of one shape carries its tint and alpha in its paint")
  func simpleParticle() {
    let drawn = commands(emitterLayer(shapes: 1))
    #expect(drawn.map(\.color) == [green.withAlpha(0.5)])
    // The image's centre lies on the particle, its corner 2·2 points away from it.
    #expect(drawn[0].transform?.apply(Point(x: 2, y: 2)) == Point(x: 15, y: 10))
    #expect(drawn[0].transform?.apply(.zero) == Point(x: 11, y: 6))
  }

  @Test("A particle of several shapes is tinted opaque and then multiplied as one")
  func compoundParticle() {
    let drawn = commands(emitterLayer(shapes: 2))
    #expect(drawn.count == 4)
    #expect(drawn.first == .beginGroup(opacity: 0.5, blend: .sourceOver))
    #expect(drawn[1].color == green && drawn[2].color == green)
    #expect(drawn.last == .endGroup)
  }

  @Test("Additive particles are groups that add up")
  func additiveParticle() {
    var layer = emitterLayer(shapes: 1)
    guard case .emitter(var emitter) = layer.content else { return }
    emitter.renderMode = .additive
    layer.content = .emitter(emitter)
    #expect(commands(layer).first == .beginGroup(opacity: 0.5, blend: .plus))
    #expect(commands(layer).count == 3)
  }

  @Test("The picture at a time does not depend on the times asked before")
  func purity() {
    let times = (0..<100).map { Double($0) / 16 }
    var heart = ViewAnimationTests.heart
    heart.content = square("shape", red).content
    let forwards = times.map { commands(heart, at: $0) }
    let backwards = times.reversed().map { commands(heart, at: $0) }
    #expect(forwards == backwards.reversed())
    #expect(Set(forwards).count > 90)
  }
}

extension DisplayList.Command {
  fileprivate var color: Color? {
    switch self {
    case .fill(_, _, .solid(let color), _), .stroke(_, _, .solid(let color), _): color
    default: nil
    }
  }

  fileprivate var path: Path? {
    switch self {
    case .fill(let path, _, _, _), .stroke(let path, _, _, _): path
    default: nil
    }
  }

  fileprivate var transform: AffineTransform? {
    switch self {
    case .fill(_, _, _, let transform), .stroke(_, _, _, let transform): transform
    default: nil
    }
  }

  fileprivate var isStroke: Bool { if case .stroke = self { true } else { false } }
}
