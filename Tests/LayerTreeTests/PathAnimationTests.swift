// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

@Suite struct PathAnimationTests {
  /// The blue ball's path of article 002: an arc under the middle with the short line that leads to
  /// it, a small arc over the middle as an appended path, and home.
  static let orbit: Path = {
    let home = Point(x: 9.5, y: 50)
    var path = Path()
    path.move(to: home)
    path.addArc(
      center: Point(x: 39.625, y: 50), radius: 29.875, startAngle: .pi, endAngle: 2 * .pi,
      clockwise: false)
    var back = Path()
    back.addArc(
      center: Point(x: 50, y: 50), radius: 19.5, startAngle: 2 * .pi, endAngle: .pi,
      clockwise: false)
    path.append(back)
    path.line(to: home)
    return path
  }()

  private func point(_ animation: PathAnimation, at fraction: Double) -> Point? {
    animation.value(at: RunPosition(time: fraction, fraction: fraction))
  }

  @Test(
    "The ball is where the reference says",
    arguments: [
      (0.0, "9.500000", "50.000000"), (0.2, "9.546671", "50.000000"),
      (0.4, "9.693743", "50.000000"),
      (0.6, "28.281188", "77.646029"), (0.8, "69.500000", "50.000000"),
      (1.0, "42.595671", "31.954893"), (1.2, "25.774403", "50.000000"),
      (1.4, "13.420370", "50.000000"), (1.6, "9.500000", "50.000000"),
    ] as [(Double, GoldenNumber, GoldenNumber)])
  func ballLoader(time: Double, x: GoldenNumber, y: GoldenNumber) throws {
    let animation = PathAnimation(path: Self.orbit, duration: 1.6, timingFunction: .easeInEaseOut)
    let place = try #require(point(animation, at: time / 1.6))
    #expect(x.matches(place.x))
    #expect(y.matches(place.y))
  }

  @Test(
    "Each of the orbit's six elements gets a sixth of the eased time",
    arguments: [
      (0.0, 0.0), (0.453111, 1), (0.641451, 2), (0.8, 3), (0.958549, 4), (1.146889, 5), (1.6, 6),
    ])
  func boundaries(time: Double, sixths: Double) {
    // At most half a microsecond of rounding, at a speed of at most 1.8 runs in 1.6 s.
    let progress = CubicTiming.easeInEaseOut.progress(at: time / 1.6)
    #expect(abs(progress - sixths / 6) < 0.6e-6)
  }

  static let hook: Path = {
    var path = Path()
    path.move(to: .zero)
    path.cubic(
      to: Point(x: 100, y: 0), control1: Point(x: 0, y: 100), control2: Point(x: 100, y: 100))
    return path
  }()

  @Test("Inside a curve the Bézier parameter grows evenly")
  func parametric() {
    let animation = PathAnimation(path: Self.hook, duration: 1)
    #expect(point(animation, at: 0.25) == Point(x: 15.625, y: 56.25))
  }

  @Test("A quadratic curve's parameter grows evenly, too")
  func quadratic() {
    var path = Path()
    path.move(to: .zero)
    path.quad(to: Point(x: 8, y: 0), control: Point(x: 4, y: 8))
    let animation = PathAnimation(path: path, duration: 1)
    #expect(point(animation, at: 0.25) == Point(x: 2, y: 3))
    #expect(point(animation, at: 0.5) == Point(x: 4, y: 4))
  }

  /// A line, one of no length, a move, a line and its way back.
  static let broken: Path = {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 8, y: 0))
    path.line(to: Point(x: 8, y: 0))
    path.move(to: Point(x: 0, y: 100))
    path.line(to: Point(x: 40, y: 100))
    path.close()
    return path
  }()

  @Test(
    "Lines without length take time, moves take none",
    arguments: [
      (0.125, Point(x: 4, y: 0)), (0.25, Point(x: 8, y: 0)), (0.4, Point(x: 8, y: 0)),
      (0.5, Point(x: 0, y: 100)), (0.625, Point(x: 20, y: 100)), (0.875, Point(x: 20, y: 100)),
      (1, Point(x: 0, y: 100)),
    ] as [(Double, Point)])
  func equalTimes(fraction: Double, expected: Point) {
    #expect(point(PathAnimation(path: Self.broken, duration: 1), at: fraction) == expected)
  }

  @Test(
    "Discrete pacing holds the start of each element",
    arguments: [(0.2, Point.zero), (0.3, Point(x: 8, y: 0)), (0.5, Point(x: 0, y: 100))]
      as [(Double, Point)])
  func discrete(fraction: Double, expected: Point) {
    let animation = PathAnimation(path: Self.broken, pacing: .discrete, duration: 1)
    #expect(point(animation, at: fraction) == expected)
  }

  @Test("Constant speed shares out time by length")
  func constantSpeedOverLines() throws {
    let animation = PathAnimation(path: Self.broken, pacing: .constantSpeed, duration: 1)
    for (fraction, expected) in [
      (4.0 / 88, Point(x: 4, y: 0)), (28.0 / 88, Point(x: 20, y: 100)),
      (68.0 / 88, Point(x: 20, y: 100)), (1, Point(x: 0, y: 100)),
    ] {
      #expect(try #require(point(animation, at: fraction)).distance(to: expected) < 1e-12)
    }
  }

  @Test("Constant speed is constant on curves", arguments: [hook, orbit])
  func constantSpeedOnCurves(path: Path) throws {
    let animation = PathAnimation(path: path, pacing: .constantSpeed, duration: 1)
    let count = 1000
    let points = try (0...count).map {
      try #require(point(animation, at: Double($0) / Double(count)))
    }
    let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let usual = steps.sorted()[count / 2]
    // A step across a corner is shorter: the orbit has four.
    #expect(steps.filter { abs($0 - usual) > 1e-4 * usual }.count <= 4)
    #expect(points.first == path.startPoint)
    #expect(points.last == path.currentPoint)
  }

  @Test("Paths without lines hold their point; an empty one changes nothing")
  func degenerate() {
    var path = Path()
    #expect(point(PathAnimation(path: path, duration: 1), at: 0.5) == nil)
    path.move(to: Point(x: 3, y: 4))
    #expect(point(PathAnimation(path: path, duration: 1), at: 0.5) == Point(x: 3, y: 4))
    path.close()
    for pacing in [PathAnimation.Pacing.equalTimes, .constantSpeed, .discrete] {
      let animation = PathAnimation(path: path, pacing: pacing, duration: 1)
      #expect(point(animation, at: 0.5) == Point(x: 3, y: 4))
    }
  }
}

extension Path {
  fileprivate var startPoint: Point? {
    if case .move(let point)? = elements.first { point } else { nil }
  }
}
