// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import Testing

/// A stroke tells where its outline may cover a place more than once.
@Suite struct StrokeOverlapTests {
  private func outline(
    of path: Path, width: Double, transform: AffineTransform = .identity
  ) -> PolylineBuffer {
    var buffer = PolylineBuffer()
    var stroker = PathStroker()
    stroker.stroke(
      path, style: StrokeStyle(width: width, cap: .round, join: .round), transform: transform,
      into: &buffer)
    return buffer
  }

  private static let heart: Path = {
    let k = 5.522847498307933
    var path = Path()
    path.move(to: Point(x: 20, y: 46))
    path.quad(to: Point(x: 0, y: 20), control: Point(x: 0, y: 30))
    path.cubic(
      to: Point(x: 10, y: 10), control1: Point(x: 0, y: 20 - k), control2: Point(x: 10 - k, y: 10))
    path.cubic(
      to: Point(x: 20, y: 20), control1: Point(x: 10 + k, y: 10), control2: Point(x: 20, y: 20 - k))
    path.cubic(
      to: Point(x: 30, y: 10), control1: Point(x: 20, y: 20 - k), control2: Point(x: 30 - k, y: 10))
    path.cubic(
      to: Point(x: 40, y: 20), control1: Point(x: 30 + k, y: 10), control2: Point(x: 40, y: 20 - k))
    path.quad(to: Point(x: 20, y: 46), control: Point(x: 40, y: 30))
    path.close()
    return path
  }()

  private static let leaf: Path = {
    var path = Path()
    path.move(to: Point(x: 4, y: 20))
    path.quad(to: Point(x: 20, y: 6), control: Point(x: 8, y: 8))
    path.quad(to: Point(x: 40, y: 20), control: Point(x: 34, y: 6))
    path.quad(to: Point(x: 20, y: 36), control: Point(x: 34, y: 36))
    path.quad(to: Point(x: 4, y: 20), control: Point(x: 8, y: 34))
    path.close()
    return path
  }()

  @Test(
    "A shape with corners is covered once, and tells so",
    arguments: [heart, leaf],
    [
      (1.0, AffineTransform.identity), (2, .identity), (5, .identity), (2, .rotation(1.1)),
      (2, .scale(x: -2, y: 2)),
    ])
  func coveredOnce(path: Path, pen: (width: Double, transform: AffineTransform)) {
    let (width, transform) = pen
    let buffer = outline(of: path, width: width, transform: transform)
    #expect(buffer.overlapAreas == [])
    let step = 0.37
    let windings = (0..<130).flatMap { row in
      (0..<130).map { column in
        buffer.winding(
          around: transform.apply(Point(x: Double(column) * step, y: Double(row) * step)))
      }
    }
    #expect(Set(windings.map(abs)) == [0, 1])
  }

  @Test("Where curves cross, the stroke tells so")
  func crossing() throws {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.quad(to: Point(x: 40, y: 30), control: Point(x: 30, y: 6))
    path.line(to: Point(x: 60, y: 0))
    path.line(to: Point(x: 0, y: 22))
    let areas = try #require(outline(of: path, width: 2).overlapAreas)
    #expect(areas.contains { $0.minX < 33 && $0.maxX > 33 && $0.minY < 12 && $0.maxY > 12 })
    #expect(areas.allSatisfy { $0.size.width < 45 && $0.size.height < 25 })
  }

  @Test("What is covered twice lies where the stroke says", arguments: 0..<60, [1.0, 3, 9])
  func coveredTwice(seed: UInt64, width: Double) {
    var generator = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(x: .random(in: 0...50, using: &generator), y: .random(in: 0...50, using: &generator))
    }
    var path = Path()
    path.move(to: point())
    for index in 0..<4 {
      switch (Int(seed) + index) % 3 {
      case 0: path.line(to: point())
      case 1: path.quad(to: point(), control: point())
      default: path.cubic(to: point(), control1: point(), control2: point())
      }
    }
    if seed.isMultiple(of: 2) { path.close() }
    let skew = AffineTransform(a: 1.2, b: 0.1, c: 0.3, d: -0.9, tx: -6, ty: 40)
    let buffer = outline(
      of: path, width: width, transform: seed.isMultiple(of: 5) ? skew : .identity)
    guard let areas = buffer.overlapAreas?.map({ $0.insetBy(-0.05) }) else { return }
    for row in 0..<70 {
      for column in 0..<70 {
        let place = Point(x: Double(column) * 0.83 - 4, y: Double(row) * 0.83 - 4)
        let isKnown = areas.contains {
          $0.minX <= place.x && place.x <= $0.maxX && $0.minY <= place.y && place.y <= $0.maxY
        }
        #expect(isKnown || 0...1 ~= abs(buffer.winding(around: place)), "at \(place)")
      }
    }
  }

  @Test("Of several strokes in one buffer, nothing is known")
  func severalStrokes() {
    var stroker = PathStroker()
    var buffer = outline(of: Self.heart, width: 1)
    stroker.stroke(
      Self.leaf, style: StrokeStyle(width: 1), transform: .identity, into: &buffer)
    #expect(buffer.overlapAreas == nil)
    buffer = outline(of: Self.heart, width: 1)
    PathFlattener().flatten(Self.leaf, transform: .identity, into: &buffer)
    #expect(buffer.overlapAreas == nil)
  }
}
