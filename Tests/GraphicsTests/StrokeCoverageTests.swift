// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import Testing

/// A round pen covers the points within half its width of the centre line, and no others.
@Suite struct StrokeCoverageTests {
  /// What tells wrong from right must be farther from the edge than the tolerance.
  private static let slack = 0.05

  /// Checks the winding numbers of `count` places around a path that is given as curves.
  private func check(
    _ curves: [TestCurve], width: Double, isClosed: Bool = false, count: Int = 400
  ) throws {
    var path = Path()
    path.move(to: try #require(curves.first).start)
    for curve in curves {
      path.cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
    if isClosed { path.close() }
    var buffer = PolylineBuffer()
    var stroker = PathStroker()
    stroker.stroke(
      path, style: StrokeStyle(width: width, cap: .round, join: .round), transform: .identity,
      into: &buffer)
    let centerLine = curves.flatMap { $0.points(count: 2000) }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<count {
      let offset = Point(
        x: .random(in: -width...width, using: &generator),
        y: .random(in: -width...width, using: &generator))
      let index = Int.random(in: centerLine.indices, using: &generator)
      let place = centerLine[index] + offset
      let distance = zip(centerLine, centerLine.dropFirst()).map {
        place.distance(toSegmentFrom: $0, to: $1)
      }.min()
      guard let distance, abs(distance - width / 2) > Self.slack else { continue }
      let isCovered = buffer.winding(around: place) != 0
      #expect(isCovered == (distance < width / 2), "at \(place), \(distance) from the line")
    }
  }

  @Test("Random curves, thin and thick", arguments: 0..<30, [1.0, 8, 60])
  func randomCurves(seed: UInt64, width: Double) throws {
    var generator = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(x: .random(in: 0...60, using: &generator), y: .random(in: 0...60, using: &generator))
    }
    try check(
      [TestCurve(start: point(), control1: point(), control2: point(), end: point())],
      width: width)
  }

  @Test(
    "Cusps, loops and curves that turn back on themselves",
    arguments: [
      // A cusp in the middle, one at an end, a narrow loop.
      TestCurve((0, 0), (60, 40), (0, 40), (60, 0)),
      TestCurve((0, 0), (40, 40), (0, 40), (40, 0)),
      TestCurve((0, 0), (0, 0), (50, 0), (20, 40)),
      TestCurve((0, 0), (41, 40), (-1, 40), (40, 0)),
      // On one line: there, back and there again; there and back.
      TestCurve((0, 0), (60, 0), (-30, 0), (30, 0)),
      TestCurve((0, 0), (40, 20), (40, 20), (0, 0)),
      // Handles of no length, at one end and at both.
      TestCurve((5, 5), (5, 5), (30, 40), (50, 5)),
      TestCurve((5, 5), (5, 5), (50, 5), (50, 5)),
      // Ends where it began.
      TestCurve((0, 0), (60, 0), (0, 60), (0, 0)),
    ], [0.5, 4, 30])
  func singularCurves(curve: TestCurve, width: Double) throws {
    try check([curve], width: width)
  }

  @Test(
    "A closed circle that is smaller than the pen has no hole", arguments: [8.0, 19, 21, 39, 90])
  func smallCircle(width: Double) throws {
    let k = 5.522847498307933
    try check(
      [
        TestCurve((10, 0), (10, k), (k, 10), (0, 10)),
        TestCurve((0, 10), (-k, 10), (-10, k), (-10, 0)),
        TestCurve((-10, 0), (-10, -k), (-k, -10), (0, -10)),
        TestCurve((0, -10), (k, -10), (10, -k), (10, 0)),
      ], width: width, isClosed: true)
  }

  @Test("Corners between curves", arguments: 0..<20, [2.0, 25])
  func corners(seed: UInt64, width: Double) throws {
    var generator = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(x: .random(in: 0...50, using: &generator), y: .random(in: 0...50, using: &generator))
    }
    let (first, second, third) = (point(), point(), point())
    try check(
      [
        TestCurve(start: first, control1: point(), control2: point(), end: second),
        TestCurve(start: second, control1: second, control2: third, end: third),
        TestCurve(start: third, control1: point(), control2: point(), end: first),
      ], width: width, isClosed: seed.isMultiple(of: 2))
  }

  @Test(
    "No input traps or gives endless points",
    arguments: [1e9, 1e30, 1e300, .greatestFiniteMagnitude, 1e-300, .infinity, .nan])
  func extremes(value: Double) {
    let transforms: [AffineTransform] = [
      .identity, .scale(x: value, y: 1), .scale(x: 1e-200, y: 0), .translation(x: value, y: 0),
    ]
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: value, y: 1))
    path.quad(to: Point(x: 5, y: value), control: Point(x: value, y: value))
    path.cubic(to: .zero, control1: Point(x: -value, y: 0), control2: Point(x: 1, y: 2))
    path.close()
    path.line(to: Point(x: value, y: -value))
    for transform in transforms {
      for width in [1, value] {
        for join in [LineJoin.round, .miter(limit: value), .bevel] {
          var buffer = PolylineBuffer()
          var stroker = PathStroker()
          stroker.stroke(
            path, style: StrokeStyle(width: width, cap: .round, join: join), transform: transform,
            into: &buffer)
          #expect(buffer.points.count < 50_000)
          let limit = PolylineBuffer.coordinateLimit
          #expect(buffer.points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit })
        }
      }
    }
  }
}

/// A cubic curve that knows its points.
struct TestCurve: Sendable {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point

  func points(count: Int) -> [Point] {
    (0...count).map { index in
      let t = Double(index) / Double(count)
      let u = 1 - t
      let inner = control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
      return start * (u * u * u) + inner + end * (t * t * t)
    }
  }
}

extension TestCurve {
  init(
    _ start: (Double, Double), _ control1: (Double, Double), _ control2: (Double, Double),
    _ end: (Double, Double)
  ) {
    self.init(
      start: Point(x: start.0, y: start.1), control1: Point(x: control1.0, y: control1.1),
      control2: Point(x: control2.0, y: control2.1), end: Point(x: end.0, y: end.1))
  }
}
