// SPDX-License-Identifier: MIT

import Graphics
import Testing

@Suite struct PathArcsTests {
  private static let center = Point(x: 10, y: 20)
  private static let kappa = 0.5522847498307933

  private func arc(
    from start: Double, to end: Double, clockwise: Bool, radius: Double = 5
  ) -> Path {
    var path = Path()
    path.addArc(
      center: Self.center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  @Test(
    "A sweep goes the asked way round, through the point half way",
    arguments: [
      // Start and end in halves of π, the sense, and where the arc is half way.
      (2, 0, true, Point(x: 10, y: 15)),
      (2, 0, false, Point(x: 10, y: 25)),
      (2, 4, true, Point(x: 10, y: 15)),
      (2, 4, false, Point(x: 10, y: 25)),
      (4, 2, false, Point(x: 10, y: 15)),
      (0, 2, true, Point(x: 10, y: 25)),
      (0, 2, false, Point(x: 10, y: 15)),
      (-1, 1, true, Point(x: 15, y: 20)),
      (1, -1, true, Point(x: 5, y: 20)),
    ])
  func sense(start: Int, end: Int, clockwise: Bool, middle: Point) throws {
    let path = arc(
      from: Double(start) * (.pi / 2), to: Double(end) * (.pi / 2), clockwise: clockwise)
    // Half a turn is a move and exactly two curves, cut at a quarter from the start.
    try #require(path.elements.count == 3)
    guard case .cubic(_, _, let end) = path.elements[1] else {
      Issue.record("\(path.elements[1]) is no cubic curve")
      return
    }
    #expect((end - middle).length < 1e-14)
  }

  @Test(
    "Whole quarters come first, what remains is a piece of its own",
    arguments: [(30, 1), (90, 1), (91, 2), (180, 2), (200, 3), (270, 3), (271, 4), (360, 4)])
  func pieceCount(degrees: Int, count: Int) {
    let path = arc(from: 0.3, to: 0.3 + Double(degrees) * (.pi / 180), clockwise: true)
    #expect(path.elements.count == 1 + count)
  }

  @Test func controlPointsOfAQuarterAreCoreGraphics() throws {
    // The loader's first arc, from the left by way of the bottom.
    var path = Path()
    path.addArc(
      center: Point(x: 39.625, y: 50), radius: 29.875, startAngle: .pi, endAngle: 2 * .pi,
      clockwise: false)
    try #require(path.elements.count == 3)
    guard case .move(let start) = path.elements[0],
      case .cubic(let control1, let control2, let end) = path.elements[1]
    else {
      Issue.record("\(path.elements) is no move and curve")
      return
    }
    let radius = 29.875
    #expect((start - Point(x: 9.75, y: 50)).length < 1e-14 * radius)
    #expect((control1 - Point(x: 9.75, y: 50 + radius * Self.kappa)).length < 1e-14 * radius)
    #expect((control2 - Point(x: 39.625 - radius * Self.kappa, y: 79.875)).length < 1e-14 * radius)
    #expect((end - Point(x: 39.625, y: 79.875)).length < 1e-14 * radius)
  }

  @Test func remainderHasItsOwnHandles() {
    let path = arc(from: 0, to: .pi / 6, clockwise: true, radius: 1)
    guard case .cubic(let control1, _, _) = path.elements.last else {
      Issue.record("\(path.elements) does not end in a curve")
      return
    }
    // 4/3·tan(30° / 4)
    #expect(abs(control1.y - 20 - 0.175_536_663_449_861_15) < 1e-14)
  }

  @Test func lineFromTheCurrentPointIsAddedEvenWithoutLength() {
    var path = Path()
    path.move(to: Point(x: 15, y: 20))
    path.addArc(
      center: Self.center, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.elements.count == 3)
    #expect(path.elements[1] == .line(Point(x: 15, y: 20)))
  }

  @Test func equalAnglesGiveTheLineAlone() {
    #expect(arc(from: 1, to: 1, clockwise: true).elements.count == 1)
    #expect(arc(from: 1, to: 1, clockwise: false).elements.count == 1)
  }

  @Test("Arcs that are not finite add nothing", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(value: Double) {
    #expect(arc(from: value, to: 1, clockwise: true).isEmpty)
    #expect(arc(from: 1, to: value, clockwise: false).isEmpty)
    #expect(arc(from: 0, to: 1, clockwise: true, radius: value).isEmpty)
  }

  @Test("Huge angles give a bounded number of pieces", arguments: [1e6, 1e16, 1e300])
  func hugeAngles(angle: Double) {
    #expect(arc(from: 0, to: angle, clockwise: true).elements.count <= 66)
    #expect(arc(from: 0, to: angle, clockwise: false).elements.count <= 66)
    #expect(arc(from: angle, to: -angle, clockwise: true).elements.count <= 66)
  }

  @Test func curvesStayWithin274MillionthsOfARadiusOfTheCircle() {
    var buffer = PolylineBuffer()
    PathFlattener(tolerance: 1e-6).flatten(
      arc(from: 0.7, to: 5.9, clockwise: true, radius: 1), transform: .identity, into: &buffer)
    for point in buffer.points {
      #expect(abs((point - Self.center).length - 1) < 0.000_274)
    }
  }
}
