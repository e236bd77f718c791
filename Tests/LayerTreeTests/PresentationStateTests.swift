// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

@Suite struct PresentationStateTests {
  private static func layer() -> Layer {
    Layer(name: "layer", bounds: Rect(x: 10, y: 20, width: 40, height: 20), position: .zero)
  }

  private func shown(_ layer: Layer, at time: Double) throws -> Layer {
    try #require(PresentationState(of: layer, at: time)).layer
  }

  @Test(
    "A layer exists in the half-open interval of its timing",
    arguments: [(0.99, false), (1, true), (2.9, true), (3, false)])
  func existence(time: Double, exists: Bool) {
    var layer = Self.layer()
    layer.timing = MediaTiming(beginTime: 1, duration: 2)
    #expect((PresentationState(of: layer, at: time) != nil) == exists)
  }

  @Test("Animations run in the layer's own time")
  func ownTime() throws {
    var layer = Self.layer()
    layer.timing = MediaTiming(beginTime: 1, duration: 2)
    layer.timing.speed = 0.5
    layer.timing.repeatCount = .infinity
    layer.animations = [BasicAnimation(.opacity, from: 0, to: 1, duration: 2)]
    for (time, opacity) in [(1.0, 0.0), (2, 0.25), (4, 0.75), (5, 0), (6, 0.25)] {
      #expect(try shown(layer, at: time).opacity == opacity)
    }
  }

  @Test("Of two replacing animations the later one shows; additive ones add to what is below")
  func order() throws {
    var layer = Self.layer()
    var additive = BasicAnimation(
      .position, from: Point(x: 1, y: 1), to: Point(x: 1, y: 1), duration: 9)
    additive.isAdditive = true
    let first = BasicAnimation(
      .position, from: Point(x: 10, y: 0), to: Point(x: 10, y: 0), duration: 9)
    let second = BasicAnimation(
      .position, from: Point(x: 20, y: 0), to: Point(x: 20, y: 0), duration: 5)
    layer.animations = [first, additive, second, additive, additive]
    #expect(try shown(layer, at: 1).position == Point(x: 22, y: 2))
    #expect(try shown(layer, at: 6).position == Point(x: 13, y: 3))
    #expect(try shown(layer, at: 9).position == .zero)
  }

  @Test("Each property changes itself alone")
  func properties() throws {
    func check<Value>(
      _ property: AnimatableProperty<Value>, _ value: Value,
      _ path: KeyPath<Layer, Value>
    ) throws {
      var layer = Self.layer()
      layer.backgroundColor = .black
      let animation = BasicAnimation(property, from: value, to: value, duration: 1)
      layer.animations = [animation]
      let shown = try shown(layer, at: 0)
      #expect(shown[keyPath: path] == value)
      #expect(property.value(in: shown) == value)
      var restored = shown
      property.set(property.value(in: layer), in: &restored)
      #expect(restored.modelValues == layer.modelValues)
    }
    try check(.position, Point(x: 3, y: 4), \.position)
    try check(.positionX, 3, \.position.x)
    try check(.positionY, 3, \.position.y)
    try check(.anchorPoint, Point(x: 3, y: 4), \.anchorPoint)
    try check(.boundsOrigin, Point(x: 3, y: 4), \.bounds.origin)
    try check(.boundsSize, Size(width: 3, height: 4), \.bounds.size)
    try check(.scale, Point(x: 3, y: 4), \.transform.scale)
    try check(.scaleX, 3, \.transform.scale.x)
    try check(.scaleY, 3, \.transform.scale.y)
    try check(.rotation, 3, \.transform.rotation)
    try check(.translation, Point(x: 3, y: 4), \.transform.translation)
    try check(.opacity, 0.5, \.opacity)
    try check(.cornerRadius, 3, \.cornerRadius)
    try check(.zPosition, 3, \.zPosition)
  }

  @Test("A single scale sets both factors, and multiplies both where additive")
  func uniformScale() throws {
    var layer = Self.layer()
    layer.transform.scale = Point(x: 2, y: 3)
    var animation = BasicAnimation(.scale, from: 4.0, to: 4, duration: 1)
    layer.animations = [animation]
    #expect(try shown(layer, at: 0).transform.scale == Point(x: 4, y: 4))
    animation.isAdditive = true
    layer.animations = [animation]
    #expect(try shown(layer, at: 0).transform.scale == Point(x: 8, y: 12))
  }

  @Test("Fill, stroke and line width change where shapes have them")
  func shapes() throws {
    var layer = Self.layer()
    let stroke = ShapeContent.Stroke(style: StrokeStyle(width: 1), paint: .solid(.white))
    layer.content = .shapes([
      ShapeContent(path: Path(), fill: .solid(.black)),
      ShapeContent(path: Path(), fill: nil, stroke: stroke),
    ])
    let red = Color(hex: 0xFF0000)
    layer.animations = [
      BasicAnimation(.fillColor, from: red, to: red, duration: 1),
      BasicAnimation(.strokeColor, from: .black, to: red, duration: 1),
      BasicAnimation(.lineWidth, from: 1, to: 5, duration: 1),
    ]
    guard case .shapes(let shapes) = try shown(layer, at: 0.5).content else {
      Issue.record("the content is shapes")
      return
    }
    #expect(shapes[0].fill == .solid(red) && shapes[0].stroke == nil)
    #expect(shapes[1].fill == nil && shapes[1].stroke?.style.width == 3)
    #expect(shapes[1].stroke?.paint == .solid(Color(red: 0.5, green: 0, blue: 0)))
  }

  @Test("A group's animations run in its time and end with it")
  func group() throws {
    var layer = Self.layer()
    var group = AnimationGroup(
      [BasicAnimation(.opacity, from: 0, to: 1, duration: 4)], duration: 2)
    group.timing.beginTime = 1
    layer.animations = [group]
    for (time, opacity) in [(0.5, 1.0), (1, 0), (2, 0.25), (2.5, 0.375), (3, 1)] {
      #expect(try shown(layer, at: time).opacity == opacity)
    }
    group.timingFunction = .easeIn
    layer.animations = [group]
    #expect(
      try shown(layer, at: 2).opacity == CubicTiming.easeIn.progress(at: 0.5) * 2 / 4)
  }

  @Test("A spring animation cuts its spring off at its duration")
  func spring() throws {
    var layer = Self.layer()
    let spring = Spring()
    layer.animations = [
      SpringAnimation(.positionX, from: 10, to: 20, spring: spring, duration: 0.4)
    ]
    #expect(try shown(layer, at: 0.3).position.x == 10 + 10 * spring.progress(at: 0.3))
    #expect(try shown(layer, at: 0.4).position.x == 0)
    let whole = SpringAnimation(.positionX, from: 10, to: 20, spring: spring)
    #expect(whole.timing.duration == spring.settlingDuration)
  }

  @Test("Opacity is kept in 0...1", arguments: [(-1.0, 0.0), (0.5, 0.5), (7, 1), (.nan, 0)])
  func opacity(model: Double, expected: Double) throws {
    var layer = Self.layer()
    layer.opacity = model
    #expect(try shown(layer, at: 0).opacity == expected)
  }

  @Test("The anchor point lies at the position; scale acts before rotation, rotation before moves")
  func transform() throws {
    var layer = Self.layer()
    layer.position = Point(x: 100, y: 200)
    layer.anchorPoint = Point(x: 0.5, y: 1)
    layer.transform.scale = Point(x: 2, y: 3)
    layer.transform.rotation = .pi / 2
    layer.transform.translation = Point(x: 1, y: -1)
    let map = try #require(PresentationState(of: layer, at: 0)).transform
    // The anchor is (30, 40) in the bounds.
    let anchor = map.apply(Point(x: 30, y: 40))
    #expect(anchor.distance(to: Point(x: 101, y: 199)) < 1e-12)
    let right = map.apply(Point(x: 35, y: 40))
    #expect(right.distance(to: Point(x: 101, y: 209)) < 1e-12)
    let up = map.apply(Point(x: 30, y: 30))
    #expect(up.distance(to: Point(x: 131, y: 199)) < 1e-12)
  }

  @Test("The state at a time does not depend on the times asked before")
  func purity() throws {
    let times = (0..<200).map { Double($0) / 33 }
    let layer = ViewAnimationTests.heart
    let forwards = try times.map { try shown(layer, at: $0).modelValues }
    let backwards = try times.reversed().map { try shown(layer, at: $0).modelValues }
    #expect(forwards == backwards.reversed())
  }
}

extension Layer {
  /// Everything that can be compared.
  fileprivate var modelValues: [Double] {
    let color = (backgroundColor ?? .clear).components
    return [
      bounds.minX, bounds.minY, bounds.size.width, bounds.size.height, position.x, position.y,
      anchorPoint.x, anchorPoint.y, zPosition, transform.scale.x, transform.scale.y,
      transform.rotation, transform.translation.x, transform.translation.y, opacity, cornerRadius,
      color[0], color[1], color[2], color[3],
    ]
  }
}
