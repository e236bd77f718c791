// SPDX-License-Identifier: MIT

import Graphics
import Raster
import TestSupport
import Testing

@Suite struct CoverageTests {
  @Test("A rectangle of whole pixels covers them wholly and no others")
  func wholePixels() {
    let picture = Drawing.picture(
      [Drawing.fill(Drawing.rectangle(2, 3, 9, 4))], width: 14, height: 10)
    for y in 0..<10 {
      for x in 0..<14 {
        let isInside = 2..<11 ~= x && 3..<7 ~= y
        #expect(picture[x, y].alpha == (isInside ? 255 : 0))
      }
    }
  }

  @Test(
    "A rectangle's coverage is its area in the pixel",
    arguments: [0.0, 0.125, 0.25, 0.5, 0.75, 1], [0.25, 0.5, 1.0])
  func partialPixels(left: Double, height: Double) {
    let picture = Drawing.picture(
      [Drawing.fill(Drawing.rectangle(1 + left, 1, 4, height))], width: 8, height: 3)
    let exact = [0, 1 - left, 1, 1, 1, left, 0, 0].map { ($0 * height * 255 + 0.5).rounded(.down) }
    #expect((0..<8).map { Double(picture[$0, 1].alpha) } == exact)
    #expect((0..<8).allSatisfy { picture[$0, 0].alpha == 0 })
  }

  @Test(
    "Random polygons match the reference where they do not overlap themselves",
    arguments: 0..<12, [FillRule.nonZero, .evenOdd])
  func matchesReference(seed: Int, rule: FillRule) {
    let size = 33
    var shapes = SeededShapes(seed: UInt64(seed))
    let area = Rect(x: -8, y: -8, width: 49, height: 49)
    let contours = (0..<2).map { _ in
      shapes.polygon(corners: shapes.integer(in: 3...5), in: area)
    }
    let reference = ReferenceRasterizer.pixels(
      of: contours, rule: rule, width: size, height: size)
    let picture = Drawing.picture(
      [Drawing.fill(Drawing.path(contours), rule: rule)], width: size, height: size)
    var compared = 0
    for (index, pixel) in reference.enumerated()
    where ReferenceRasterizer.isSimple(pixel, rule: rule) {
      let alpha = Double(PremultipliedColor(bits: picture.pixels[index]).alpha)
      #expect(abs(alpha - pixel.coverage * 255) < 1.5, "pixel \(index % size), \(index / size)")
      compared += 1
    }
    #expect(compared > size * size / 2)
  }

  @Test("Shapes that share an edge cover together what they cover as one", arguments: 0..<20)
  func sharedEdge(seed: UInt64) {
    var shapes = SeededShapes(seed: seed)
    let top = shapes.point(in: Rect(x: 2, y: 2, width: 28, height: 12))
    let bottom = shapes.point(in: Rect(x: 2, y: 18, width: 28, height: 12))
    let left = [Point(x: -100, y: -90), top, bottom, Point(x: -100, y: 120)]
    let right = [Point(x: 130, y: -90), Point(x: 130, y: 120), bottom, top]
    let whole = [left[0], top, right[0], right[1], bottom, left[3]]
    let alphas = [left, right, whole].map { contour in
      Drawing.picture([Drawing.fill(Drawing.path([contour]))], width: 32, height: 32).pixels
        .map { Int(PremultipliedColor(bits: $0).alpha) }
    }
    for index in alphas[0].indices {
      #expect(abs(alphas[0][index] + alphas[1][index] - alphas[2][index]) <= 1)
    }
  }

  @Test("The sum of all coverage is the polygon's area", arguments: 0..<20)
  func area(seed: UInt64) {
    var shapes = SeededShapes(seed: seed)
    let p = shapes.polygon(corners: 3, in: Rect(x: 1, y: 1, width: 62, height: 62))
    let exact =
      abs((p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[2].x - p[0].x) * (p[1].y - p[0].y)) / 2
    let picture = Drawing.picture([Drawing.fill(Drawing.path([p]))], width: 64, height: 64)
    let alphas = picture.pixels.map { Double(PremultipliedColor(bits: $0).alpha) }
    let edgePixels = alphas.count { $0 > 0 && $0 < 255 }
    #expect(abs(alphas.reduce(0, +) / 255 - exact) <= (Double(edgePixels) * 0.6 + 1) / 255)
  }

  @Test("Two windings are outside by the even-odd rule and inside by the other")
  func doubledPath() {
    var path = Drawing.rectangle(1, 1, 6, 5)
    path.append(Drawing.rectangle(1, 1, 6, 5))
    let evenOdd = Drawing.picture([Drawing.fill(path, rule: .evenOdd)], width: 8, height: 8)
    let nonZero = Drawing.picture([Drawing.fill(path, rule: .nonZero)], width: 8, height: 8)
    #expect(evenOdd.pixels.allSatisfy { $0 == 0 })
    #expect(
      nonZero
        == Drawing.picture(
          [Drawing.fill(Drawing.rectangle(1, 1, 6, 5))], width: 8, height: 8))
  }

  @Test(
    "However often a path winds around a pixel, it is inside",
    arguments: [1, 2, 12, 1023, 1024, 2047, 2048, 4096, 65_536])
  func manyWindings(count: Int) {
    var path = Path()
    for _ in 0..<count { path.append(Drawing.rectangle(0.5, 0, 3, 2)) }
    let picture = Drawing.picture([Drawing.fill(path)], width: 5, height: 2)
    // Beyond a dozen windings, areas are merely added up.
    let edge: UInt8 = count <= 12 ? 128 : 255
    #expect((0..<5).map { picture[$0, 1].alpha } == [edge, 255, 255, edge, 0])
  }
}
