// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import Testing

@Suite struct PathStrokerTests {
  private static let line: Path = {
    var path = Path()
    path.move(to: Point(x: 10, y: 20))
    path.line(to: Point(x: 40, y: 60))
    return path
  }()
  private static let rect = Path.rect(Rect(x: 10, y: 20, width: 40, height: 30))

  private func stroked(
    _ path: Path, _ style: StrokeStyle, by transform: AffineTransform = .identity
  ) -> PolylineBuffer {
    var buffer = PolylineBuffer()
    var stroker = PathStroker()
    stroker.stroke(path, style: style, transform: transform, into: &buffer)
    return buffer
  }

  @Test(
    "A line of length 50 has the area of its width and caps",
    arguments: [(.butt, 300), (.square, 336), (.round, 300 + Double.pi * 9)]
      as [(LineCap, Double)])
  func lineArea(cap: LineCap, area: Double) {
    let buffer = stroked(Self.line, StrokeStyle(width: 6, cap: cap))
    #expect(abs(buffer.signedArea / area - 1) < 1e-14)
  }

  @Test(
    "A rectangle has the area of its sides and corners",
    arguments: [
      (.miter(limit: 10), 840),
      // Each corner loses a triangle with legs of 3, or a square of 3 but for a quarter disc.
      (.bevel, 840 - 18),
      (.miter(limit: 1), 840 - 18),
      (.round, 840 - 36 + Double.pi * 9),
    ] as [(LineJoin, Double)])
  func rectArea(join: LineJoin, area: Double) {
    let buffer = stroked(Self.rect, StrokeStyle(width: 6, join: join))
    #expect(abs(buffer.signedArea / area - 1) < 1e-14)
  }

  @Test(
    "A miter becomes a bevel where its length exceeds the limit times the width",
    arguments: [10.0, 30, 60, 90, 120, 150])
  func miterLimit(degrees: Double) {
    let angle = degrees * (.pi / 180)
    var path = Path()
    path.move(to: Point(x: 100, y: 0))
    path.line(to: .zero)
    path.line(
      to: Point(x: ElementaryFunctions.cos(angle), y: ElementaryFunctions.sin(angle)) * 100)
    let ratio = 1 / ElementaryFunctions.sin(angle / 2)
    func reach(limit: Double) -> Double {
      let buffer = stroked(path, StrokeStyle(width: 2, join: .miter(limit: limit)))
      let tipward =
        Point(x: ElementaryFunctions.cos(angle / 2), y: ElementaryFunctions.sin(angle / 2)) * -1
      return buffer.points.map { $0.dot(tipward) }.max() ?? 0
    }
    #expect(abs(reach(limit: ratio * (1 + 1e-12)) / ratio - 1) < 1e-12)
    // The bevel's middle is sin(angle / 2) from the corner.
    #expect(abs(reach(limit: ratio * (1 - 1e-12)) * ratio - 1) < 1e-10)
  }

  @Test(
    "An affine map scales the area of a stroke by its determinant",
    arguments: [
      AffineTransform.scale(x: 3, y: 0.5),
      .scale(x: -2, y: 1),
      .rotation(0.7),
      AffineTransform(a: 1, b: 0, c: 1.5, d: 1, tx: 9, ty: 0),
      AffineTransform(a: 2, b: -1, c: 0.5, d: -3, tx: 0, ty: 4),
    ], [Self.line, Self.rect])
  func affine(transform: AffineTransform, path: Path) {
    let style = StrokeStyle(width: 5, cap: .round, join: .round)
    let area = stroked(path, style).signedArea
    let mapped = stroked(path, style, by: transform).signedArea
    #expect(abs(mapped / (area * transform.determinant) - 1) < 1e-12)
  }

  @Test(
    "A sub-path that is one point is a dot in the shape of the cap",
    arguments: [(.butt, 0), (.square, 16), (.round, 4 * Double.pi)] as [(LineCap, Double)])
  func dots(cap: LineCap, area: Double) {
    let point = Point(x: 5, y: 5)
    var line = Path()
    line.move(to: point)
    line.line(to: point)
    var closed = Path()
    closed.move(to: point)
    closed.close()
    var curve = Path()
    curve.move(to: point)
    curve.cubic(to: point, control1: point, control2: point)
    for path in [line, closed, curve] {
      let buffer = stroked(path, StrokeStyle(width: 4, cap: cap))
      #expect(abs(buffer.signedArea - area) < 1e-13)
    }
  }

  @Test("What has no segment or no width leaves nothing", arguments: LineCap.allCases)
  func nothing(cap: LineCap) {
    var path = Path()
    path.move(to: .zero)
    #expect(stroked(path, StrokeStyle(width: 4, cap: cap)).points.isEmpty)
    for width in [0, -1, Double.nan] {
      #expect(stroked(Self.line, StrokeStyle(width: width, cap: cap)).points.isEmpty)
    }
  }

  @Test func closingTwiceAddsNothing() {
    var twice = Self.rect
    twice.close()
    let style = StrokeStyle(width: 4, cap: .round)
    #expect(stroked(twice, style) == stroked(Self.rect, style))
  }

  @Test func steadyCurvesKeepTheirArea() {
    // Both edges of a ring: 2π·R·width, whatever its thickness up to R.
    for width in [0.1, 1, 20, 59] {
      let ring = stroked(
        Path.circle(center: .zero, radius: 30), StrokeStyle(width: width, join: .round))
      #expect(abs(ring.signedArea / (60 * .pi * width) - 1) < 5e-4)
    }
  }

  @Test func aStrokerUsedAgainDrawsTheSame() {
    let style = StrokeStyle(width: 3, cap: .round, join: .round)
    var stroker = PathStroker()
    var first = PolylineBuffer()
    stroker.stroke(Self.rect, style: style, transform: .identity, into: &first)
    var second = PolylineBuffer()
    stroker.stroke(Self.line, style: style, transform: .identity, into: &second)
    second.removeAll()
    stroker.stroke(Self.rect, style: style, transform: .identity, into: &second)
    #expect(first == second)
  }
}
