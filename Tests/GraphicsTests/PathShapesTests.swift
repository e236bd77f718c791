// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import Testing

@Suite struct PathShapesTests {
  private static let rect = Rect(x: 2, y: 3, width: 40, height: 20)

  private static func area(_ path: Path) -> Double {
    var buffer = PolylineBuffer()
    PathFlattener(tolerance: 1e-4).flatten(path, transform: .identity, into: &buffer)
    return buffer.signedArea
  }

  /// Shapes and their areas.
  private static let shapes: [(Path, Double)] = [
    (.rect(rect), 800),
    (.roundedRect(rect, cornerRadius: 0), 800),
    (.roundedRect(rect, cornerRadius: 5), 800 - (4 - Double.pi) * 25),
    (.roundedRect(rect, cornerRadius: 99), 800 - (4 - Double.pi) * 100),
    (.ellipse(in: rect), 200 * Double.pi),
    (.circle(center: Point(x: 1, y: 1), radius: 3), 9 * Double.pi),
    (.polygon([Point(x: 0, y: 0), Point(x: 6, y: 0), Point(x: 0, y: 8)]), 24),
    // A star's area is its count of tips times R·r·sin(π / count).
    (.star(center: .zero, points: 2, outerRadius: 5, innerRadius: 3), 30),
    (.star(center: .zero, points: 6, outerRadius: 5, innerRadius: 3), 45),
  ]

  @Test("Shapes are closed, run clockwise and have their area", arguments: shapes)
  func area(path: Path, area: Double) {
    #expect(path.elements.last == .close)
    #expect(abs(Self.area(path) / area - 1) < 3e-4)
  }

  @Test(
    "Shapes touch all sides of their rectangle",
    arguments: [
      Path.rect(rect), .roundedRect(rect, cornerRadius: 5), .ellipse(in: rect),
    ])
  func bounds(path: Path) {
    #expect(path.controlBounds == Self.rect)
  }

  @Test func starHasItsFirstTipAtTheTop() {
    let star = Path.star(
      center: Point(x: 10, y: 10), points: 5, outerRadius: 8, innerRadius: 3)
    #expect(star.elements.first == .move(Point(x: 10, y: 2)))
    #expect(star.elements.count == 11)
  }

  @Test("Shapes without corners are empty", arguments: [-1, 0, 1])
  func nothing(count: Int) {
    #expect(Path.star(center: .zero, points: count, outerRadius: 1, innerRadius: 1).isEmpty)
    #expect(Path.polygon([]).isEmpty)
  }
}
