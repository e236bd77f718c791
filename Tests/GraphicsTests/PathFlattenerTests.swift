// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import Testing

@Suite struct PathFlattenerTests {
  private func flattened(
    _ path: Path, by transform: AffineTransform = .identity, tolerance: Double = 0.02
  ) -> PolylineBuffer {
    var buffer = PolylineBuffer()
    PathFlattener(tolerance: tolerance).flatten(path, transform: transform, into: &buffer)
    return buffer
  }

  @Test func linesKeepTheirPoints() {
    let path = Path.polygon([Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 0)])
    let buffer = flattened(path, by: .scale(x: 2, y: 10))
    #expect(buffer.points == [Point(x: 2, y: 20), Point(x: 6, y: 40), Point(x: 10, y: 0)])
    #expect(buffer.contours.count == 1)
    #expect(buffer.contours[0].isClosed)
  }

  @Test func aSubpathAfterACloseBeginsAtItsStart() {
    var path = Path.polygon([Point(x: 1, y: 2), Point(x: 3, y: 4)])
    path.line(to: Point(x: 9, y: 9))
    let buffer = flattened(path)
    #expect(buffer.contours.map(\.isClosed) == [true, false])
    #expect(
      Array(buffer.points[buffer.range(ofContour: 1)]) == [
        Point(x: 1, y: 2), Point(x: 9, y: 9),
      ])
  }

  @Test func movesWithoutSegmentsLeaveNoContour() {
    var path = Path()
    for index in 0..<5 { path.move(to: Point(x: Double(index), y: 0)) }
    path.line(to: Point(x: 4, y: 1))
    path.move(to: .zero)
    #expect(flattened(path).contours.count == 1)
  }

  @Test("A flattened circle has the area of its curves", arguments: [0.3, 2, 20, 300, 5000])
  func circleArea(radius: Double) {
    let circle = Path.circle(center: Point(x: 7, y: -3), radius: radius)
    let polyline = flattened(circle)
    // The integral over a quarter whose handles are k long; 4 of them are 1.00028 π.
    let k = 0.5522847498307933
    let exact = 4 * (0.5 + 0.6 * k - 0.15 * k * k) * radius * radius
    // Chords at the tolerance would lose two thirds of it all along the edge.
    let lostByChords = 2 * Double.pi * radius * (0.02 * 2 / 3)
    #expect(abs(polyline.signedArea - exact) < lostByChords / 50)
  }

  @Test("A quadratic curve keeps its area exactly", arguments: [0.02, 0.1, 1])
  func quadraticArea(tolerance: Double) {
    var path = Path()
    path.move(to: Point(x: 3, y: 1))
    path.quad(to: Point(x: 90, y: 10), control: Point(x: 20, y: 70))
    path.close()
    let area = flattened(path, tolerance: tolerance).signedArea
    // Two thirds of the triangle of the three points.
    let triangle = Double(87 * 69 - 17 * 9) / 2
    let exact = -2.0 / 3 * triangle
    #expect(abs(area / exact - 1) < 1e-13)
  }

  @Test("Every curve stays within the tolerance", arguments: 0..<40)
  func tolerance(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(
        x: .random(in: 0...200, using: &generator), y: .random(in: 0...200, using: &generator))
    }
    let (start, control1, control2, end) = (point(), point(), point(), point())
    var path = Path()
    path.move(to: start)
    path.cubic(to: end, control1: control1, control2: control2)
    let vertices = flattened(path).points
    for step in 0...1000 {
      let t = Double(step) / 1000
      let u = 1 - t
      let inner = control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
      let onCurve = start * (u * u * u) + inner + end * (t * t * t)
      let distance = zip(vertices, vertices.dropFirst()).map {
        onCurve.distance(toSegmentFrom: $0, to: $1)
      }.min()
      #expect((distance ?? .infinity) <= 0.021)
    }
  }

  @Test func countOfSegmentsDoesNotDependOnThePlace() {
    let circle = Path.circle(center: .zero, radius: 20)
    let counts = (0..<1000).map { index in
      let move = AffineTransform.translation(x: Double(index) * 0.37, y: Double(index) * 1.13)
      return flattened(circle, by: move).points.count
    }
    #expect(Set(counts).count == 1)
  }

  @Test(
    "Coordinates out of all bounds give a bounded number of finite points",
    arguments: [1e9, 1e30, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan])
  func extremes(value: Double) {
    let far = Point(x: value, y: -value)
    let transforms: [AffineTransform] = [
      .identity, .scale(x: value, y: 1), .translation(x: 0, y: value), .scale(x: 1e-300, y: 0),
    ]
    for transform in transforms {
      var path = Path()
      path.move(to: Point(x: 1, y: 1))
      path.line(to: far)
      path.quad(to: Point(x: 5, y: 5), control: far)
      path.cubic(to: far, control1: Point(x: 0, y: value), control2: .zero)
      path.close()
      path.move(to: far)
      path.cubic(to: .zero, control1: .zero, control2: far)
      let buffer = flattened(path, by: transform)
      #expect(buffer.points.count <= 4 * PathFlattener.largestSegmentCount)
      let limit = PolylineBuffer.coordinateLimit
      #expect(buffer.points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit })
    }
  }

  @Test func elementsThatAreNotNumbersAreLeftOut() {
    let hole = Point(x: .nan, y: 0)
    var path = Path()
    path.move(to: .zero)
    path.line(to: hole)
    path.line(to: Point(x: 1, y: 1))
    path.move(to: hole)
    path.line(to: Point(x: 7, y: 7))
    #expect(flattened(path).points == [.zero, Point(x: 1, y: 1)])
  }
}
