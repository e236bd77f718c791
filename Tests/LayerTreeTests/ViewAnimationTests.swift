// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

@Suite struct ViewAnimationTests {
  private static func layer() -> Layer {
    Layer(name: "view", bounds: Rect(x: 0, y: 0, width: 36, height: 36), position: .zero)
  }

  /// The hearts' blocks of articles 000 and 003: spring up, turn by 0.19, travel, fade.
  static let heart: Layer = {
    var layer = Self.layer()
    layer.transform.scale = .zero
    layer.opacity = 0
    let spring = ViewSpring(dampingRatio: 0.6, initialVelocity: 0.8)
    ViewAnimation(duration: 0.5, spring: spring).animate(&layer) {
      $0.transform = .identity
      $0.opacity = 0.9
    }
    ViewAnimation(duration: 6).animate(&layer) { $0.transform.rotation = 0.19 }
    var path = Path()
    path.move(to: Point(x: 54, y: 540))
    path.cubic(
      to: Point(x: 90, y: 120), control1: Point(x: 96, y: 400), control2: Point(x: -30, y: 168))
    layer.animations.append(PathAnimation(path: path, duration: 6 + 120.0 / 568))
    ViewAnimation(duration: 6).animate(&layer) { $0.opacity = 0 }
    return layer
  }()

  private func state(_ layer: Layer, at time: Double) throws -> Layer {
    try #require(PresentationState(of: layer, at: time)).layer
  }

  @Test("A heart grows by the square of its spring, then stands at 1 for good")
  func heartScale() throws {
    let spring = ViewSpring(dampingRatio: 0.6, initialVelocity: 0.8).spring(duration: 0.5)
    for frame in 0...360 {
      let time = Double(frame) / 60
      let p = spring.progress(at: time)
      let scale = try state(Self.heart, at: time).transform.scale
      let expected = time < 0.5 ? p * p : 1
      #expect(abs(scale.x - expected) < 1e-15 && scale.x == scale.y)
    }
  }

  @Test(
    "A heart's scale and turn have the reference values",
    arguments: [
      (0.1, "0.8608871108730076", "0.0005288537715580726"),
      (0.25, "1.0376108832891482", "0.003341942668767173"),
    ] as [(Double, GoldenNumber, GoldenNumber)])
  func heartTransform(time: Double, root: GoldenNumber, turn: GoldenNumber) throws {
    let transform = try state(Self.heart, at: time).transform
    #expect(abs(transform.scale.x.squareRoot() - root.value) < 1e-12)
    #expect(abs(transform.rotation / 0.19 - turn.value) < 1e-12)
  }

  @Test(
    "A heart fades from its block's opacity; the spring's own fade never shows",
    arguments: [
      (0, "0.900000000"), (0.25, "0.896992252"), (0.5, "0.887755724"), (1, "0.849482263"),
      (2, "0.691402665"), (3, "0.450000000"), (4, "0.208597335"), (5, "0.050517737"),
      (6, "0.000000000"),
    ] as [(Double, GoldenNumber)])
  func heartOpacity(time: Double, expected: GoldenNumber) throws {
    let eased = 0.9 * (1 - CubicTiming.easeInEaseOut.progress(at: time / 6))
    let opacity = try state(Self.heart, at: time).opacity
    #expect(abs(opacity - eased) < 1e-15)
    #expect(expected.matches(opacity))
  }

  @Test("A heart's Bézier parameter grows evenly over 6 s and endY/height more")
  func heartPosition() throws {
    let half = (6 + 120.0 / 568) / 2
    // Halfway: an eighth of the ends and three of the control points.
    let expected = Point(x: 42.75, y: 295.5)
    #expect(try state(Self.heart, at: half).position.distance(to: expected) < 1e-12)
  }

  @Test("A block sets the model at once")
  func model() {
    #expect(Self.heart.opacity == 0)
    #expect(Self.heart.transform.scale == Point(x: 1, y: 1))
    #expect(Self.heart.transform.rotation == 0.19)
  }

  @Test("Blocks on the same position overlap: their ways add up")
  func additive() throws {
    var layer = Self.layer()
    let first = ViewAnimation(duration: 2, curve: .linear)
    first.animate(&layer) { $0.position = Point(x: 100, y: 0) }
    let second = ViewAnimation(beginTime: 1, duration: 2, curve: .linear)
    second.animate(&layer) { $0.position = Point(x: 100, y: 60) }
    let expected = [
      (0.0, Point.zero), (0.5, Point(x: 25, y: 0)), (1, Point(x: 50, y: 0)),
      (1.5, Point(x: 75, y: 15)), (2, Point(x: 100, y: 30)), (3, Point(x: 100, y: 60)),
    ]
    for (time, position) in expected {
      #expect(try state(layer, at: time).position.distance(to: position) < 1e-13)
    }
  }

  @Test("Blocks on the same scale overlap as factors")
  func factors() throws {
    var layer = Self.layer()
    ViewAnimation(duration: 2, curve: .linear).animate(&layer) {
      $0.transform.scale = Point(x: 2, y: 1)
    }
    ViewAnimation(beginTime: 1, duration: 2, curve: .linear).animate(&layer) {
      $0.transform.scale = Point(x: 4, y: 1)
    }
    // The first goes from 1/2 to 1, the second from 1/2 to 1, on a model of 4.
    let rows: [(Double, Double)] = [(0, 1), (0.5, 1.25), (1, 1.5), (1.5, 2.1875), (3, 4)]
    for (time, expected) in rows {
      let scale = try state(layer, at: time).transform.scale
      #expect(abs(scale.x - expected) < 1e-14)
      #expect(scale.y == 1)
    }
  }

  @Test("A later block on opacity replaces a running one and starts from the model value")
  func replacing() throws {
    var layer = Self.layer()
    ViewAnimation(duration: 2, curve: .linear).animate(&layer) { $0.opacity = 0.5 }
    ViewAnimation(beginTime: 1, duration: 2, curve: .linear).animate(&layer) { $0.opacity = 0 }
    for (time, opacity) in [(0.0, 1.0), (0.5, 0.875), (1, 0.5), (2, 0.25), (3, 0), (9, 0)] {
      #expect(try state(layer, at: time).opacity == opacity)
    }
  }

  @Test("During its delay a block shows the value it starts from")
  func delay() throws {
    var layer = Self.layer()
    ViewAnimation(duration: 4, curve: .linear).animate(&layer) { $0.opacity = 0.5 }
    let block = ViewAnimation(beginTime: 1, duration: 1, delay: 2, curve: .linear)
    block.animate(&layer) {
      $0.opacity = 0
      $0.cornerRadius = 8
    }
    #expect(block.endTime == 4)
    let rows = [(0.5, 0.9375, 0.0), (1, 0.5, 0), (2.9, 0.5, 0), (3.5, 0.25, 4), (4, 0, 8)]
    for (time, opacity, radius) in rows {
      let shown = try state(layer, at: time)
      #expect(shown.opacity == opacity)
      #expect(shown.cornerRadius == radius)
    }
  }

  @Test("Before a block runs, explicit animations show what they did without it")
  func past() throws {
    var layer = Self.layer()
    layer.animations.append(
      BasicAnimation(.position, from: .zero, to: Point(x: 8, y: 0), duration: 8))
    ViewAnimation(beginTime: 4, duration: 1).animate(&layer) { $0.position = Point(x: 0, y: 50) }
    #expect(try state(layer, at: 2).position == Point(x: 2, y: 0))
    #expect(try state(layer, at: 9).position == Point(x: 0, y: 50))
  }

  @Test("The ball loader's pulse: two blocks, each waiting 0.3 s, chained without latency")
  func pulse() throws {
    var layer = Self.layer()
    let grow = ViewAnimation(duration: 0.5, delay: 0.3, curve: .easeOut)
    grow.animate(&layer) { $0.transform.scale = Point(x: 1.5, y: 1.5) }
    let shrink = ViewAnimation(
      beginTime: grow.endTime, duration: 0.5, delay: 0.3, curve: .easeInEaseOut)
    shrink.animate(&layer) { $0.transform.scale = Point(x: 1, y: 1) }
    for frame in 0...160 {
      let time = Double(frame) / 100
      let up = CubicTiming.easeOut.progress(at: (time - 0.3) / 0.5)
      let down = CubicTiming.easeInEaseOut.progress(at: (time - 1.1) / 0.5)
      let scale = try state(layer, at: time).transform.scale.x
      let expected = 1 + 0.5 * up - 0.5 * down
      #expect(abs(scale - expected) < 1e-12)
    }
  }

  @Test("Only a start of exactly 0 shows the square", arguments: [(0.0, 0.25), (1e-9, 0.5)])
  func zeroBasis(start: Double, half: Double) throws {
    var layer = Self.layer()
    layer.transform.scale = Point(x: start, y: 1)
    ViewAnimation(duration: 1, curve: .linear).animate(&layer) {
      $0.transform.scale = Point(x: 1, y: 2)
    }
    let scale = try state(layer, at: 0.5).transform.scale
    #expect(abs(scale.x - half) < 1e-8)
    #expect(scale.y == 1.5)
  }

  @Test("A scale of 0 as a goal is jumped to, as UIKit does")
  func scaleToZero() throws {
    var layer = Self.layer()
    ViewAnimation(beginTime: 1, duration: 2).animate(&layer) { $0.transform.scale = .zero }
    #expect(try state(layer, at: 0.5).transform.scale == Point(x: 1, y: 1))
    #expect(try state(layer, at: 1).transform.scale == .zero)
  }

  @Test("Every property that UIKit animates ends at the model and starts at the old one")
  func allProperties() throws {
    let old = Self.layer()
    var layer = old
    ViewAnimation(beginTime: 1, duration: 2).animate(&layer) {
      $0.position = Point(x: 1, y: 2)
      $0.bounds = Rect(x: 3, y: 4, width: 5, height: 6)
      $0.cornerRadius = 7
      $0.transform.rotation = 8
      $0.transform.translation = Point(x: 9, y: 10)
      $0.backgroundColor = .white
    }
    for time in [0, 1] as [Double] {
      let shown = try state(layer, at: time)
      #expect(shown.position == old.position && shown.bounds == old.bounds)
      #expect(shown.cornerRadius == 0 && shown.transform == old.transform)
      #expect(shown.backgroundColor == .clear)
    }
    let shown = try state(layer, at: 3)
    #expect(shown.position == layer.position && shown.bounds == layer.bounds)
    #expect(shown.cornerRadius == 7 && shown.transform == layer.transform)
    #expect(shown.backgroundColor == .white)
  }

  @Test("A block of no duration is a jump", arguments: [0, -1])
  func noDuration(duration: Double) throws {
    var layer = Self.layer()
    ViewAnimation(beginTime: 1, duration: duration).animate(&layer) { $0.opacity = 0.5 }
    #expect(try state(layer, at: 0.9).opacity == 1)
    #expect(try state(layer, at: 1).opacity == 0.5)
  }
}
