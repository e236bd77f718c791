// SPDX-License-Identifier: MIT

import Graphics
import Raster
import TestSupport
import Testing

@Suite struct OverlapTests {
  private static let star = (0..<5).map { corner in
    let angle = -1.4 + Double(corner * 2) * 0.4 * Double.pi
    return Point(
      x: 16 + 14.3 * ElementaryFunctions.cos(angle), y: 16 + 14.3 * ElementaryFunctions.sin(angle))
  }

  private func errors(of contours: [[Point]], rule: FillRule, size: Int) -> [Double] {
    let reference = ReferenceRasterizer.pixels(of: contours, rule: rule, width: size, height: size)
    let picture = Drawing.picture(
      [Drawing.fill(Drawing.path(contours), rule: rule)], width: size, height: size)
    return zip(reference, picture.pixels).map { pixel, bits in
      abs(Double(PremultipliedColor(bits: bits).alpha) - pixel.coverage * 255)
    }
  }

  private func largestError(of contours: [[Point]], rule: FillRule, size: Int) -> Double {
    errors(of: contours, rule: rule, size: size).max() ?? 0
  }

  @Test(
    "A pentagram is exact in every pixel, also where its edges cross",
    arguments: [FillRule.nonZero, .evenOdd])
  func pentagram(rule: FillRule) {
    #expect(largestError(of: [Self.star], rule: rule, size: 32) < 1.5)
  }

  @Test("A bow tie is exact where it turns over", arguments: [FillRule.nonZero, .evenOdd])
  func bowTie(rule: FillRule) {
    let contour = [
      Point(x: 3.3, y: 2.1), Point(x: 27.4, y: 25.9), Point(x: 27.9, y: 3.7),
      Point(x: 2.6, y: 26.3),
    ]
    #expect(largestError(of: [contour], rule: rule, size: 32) < 1.5)
  }

  /// Slivers of both signs that share all their pixels give no sign of it; there are six such pixels
  /// among the 52,272 of these.
  @Test("Of polygons that wind at random, hardly a pixel is far off")
  func randomPolygons() {
    let counts = (0..<24).flatMap { seed in
      [FillRule.nonZero, .evenOdd].map { farCount(seed: seed, rule: $0) }
    }
    #expect(counts.reduce(0, +) <= 6)
  }

  /// How many pixels of two random polygons are more than 12/255 off.
  private func farCount(seed: Int, rule: FillRule) -> Int {
    var shapes = SeededShapes(seed: UInt64(seed))
    let area = Rect(x: -6, y: -6, width: 45, height: 45)
    let contours = (0..<2).map { _ in
      shapes.polygon(corners: shapes.integer(in: 4...7), in: area)
    }
    return errors(of: contours, rule: rule, size: 33).count { $0 > 12 }
  }

  @Test(
    "Of strokes that cross themselves at random, hardly a pixel is far off", arguments: 0..<16,
    [1.5, 5])
  func strokes(seed: UInt64, width: Double) {
    var generator = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(x: .random(in: 4...36, using: &generator), y: .random(in: 4...36, using: &generator))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<3 { path.quad(to: point(), control: point()) }
    if seed.isMultiple(of: 2) { path.close() }
    let style = StrokeStyle(width: width, cap: .round, join: .round)
    var outline = PolylineBuffer()
    var stroker = PathStroker()
    stroker.stroke(path, style: style, transform: .identity, into: &outline)
    let contours = outline.contours.indices.map {
      Array(outline.points[outline.range(ofContour: $0)])
    }
    let reference = ReferenceRasterizer.pixels(of: contours, rule: .nonZero, width: 40, height: 40)
    let picture = Drawing.picture(
      [.stroke(path, style: style, paint: .solid(.black), transform: .identity)], width: 40,
      height: 40)
    let isFar = zip(reference, picture.pixels).map { pixel, bits in
      abs(Double(PremultipliedColor(bits: bits).alpha) - pixel.coverage * 255) > 12
    }
    #expect(isFar.count { $0 } <= 1)
  }

  @Test("A shape that covers a part of a pixel twice covers that part", arguments: [0.25, 0.5])
  func coveredTwice(width: Double) {
    var path = Drawing.rectangle(1, 1, 6, 6)
    path.append(Drawing.rectangle(5, 5, 2 + width, 2 + width))
    path.append(Drawing.rectangle(5, 5, 2 + width, 2 + width))
    let picture = Drawing.picture([Drawing.fill(path)], width: 10, height: 10)
    #expect(picture[7, 5].alpha == UInt8(width * 255 + 0.5))
    #expect(picture[7, 7].alpha == UInt8(width * width * 255 + 0.5))
  }

  @Test("Overlaps look the same however high the bands are", arguments: [40, 90, 400])
  func bands(cellBudget: Int) {
    var shapes = SeededShapes(seed: 5)
    let contours = (0..<3).map { _ in
      shapes.polygon(corners: 7, in: Rect(x: -4, y: -4, width: 40, height: 40))
    }
    let list = DisplayList(commands: [
      Drawing.fill(Drawing.path(contours)), Drawing.fill(Drawing.path([Self.star]), rule: .evenOdd),
    ])
    var banded = DisplayListRenderer(cellBudget: cellBudget)
    var whole = DisplayListRenderer()
    #expect(
      banded.render(list, width: 33, height: 33) == whole.render(list, width: 33, height: 33))
  }
}
