// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  /// Transforms of every kind, with numbers that are exact in binary.
  private static let examples: [AffineTransform] = [
    .identity,
    .translation(x: 3, y: -5),
    .scale(x: 2, y: 0.5),
    .scale(x: -1, y: 4),
    AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0),
    AffineTransform(a: 1, b: 0.5, c: 2, d: 3, tx: -1, ty: 7),
  ]
  private let point = Point(x: 1.5, y: -2.25)

  @Test("In s.concatenating(t), s acts first", arguments: examples, examples)
  func concatenationOrder(first: AffineTransform, second: AffineTransform) {
    #expect(first.concatenating(second).apply(point) == second.apply(first.apply(point)))
  }

  @Test("Areas scale by the product of both determinants", arguments: examples, examples)
  func determinants(first: AffineTransform, second: AffineTransform) {
    #expect(
      first.concatenating(second).determinant == first.determinant * second.determinant)
  }

  @Test("The inverse undoes the map", arguments: examples)
  func inverse(transform: AffineTransform) throws {
    let inverse = try #require(transform.inverse)
    let back = inverse.apply(transform.apply(point))
    #expect((back - point).length < 1e-15)
  }

  @Test(
    "A map that flattens the plane, or is not finite, has no inverse",
    arguments: [
      AffineTransform.scale(x: 0, y: 1),
      AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      .scale(x: .infinity, y: 1),
      .scale(x: .nan, y: 1),
    ])
  func noInverse(transform: AffineTransform) {
    #expect(transform.inverse == nil)
  }

  @Test func positiveRotationTurnsRightIntoDown() {
    let down = AffineTransform.rotation(.pi / 2).apply(Point(x: 1, y: 0))
    #expect((down - Point(x: 0, y: 1)).length < 1e-16)
  }

  @Test("No direction is stretched more than the maximum, and one is", arguments: examples)
  func maximumStretch(transform: AffineTransform) {
    let lengths = (0..<360).map { degree in
      let angle = Double(degree) * (.pi / 180)
      let direction = Point(x: ElementaryFunctions.cos(angle), y: ElementaryFunctions.sin(angle))
      return (transform.apply(direction) - transform.apply(.zero)).length
    }
    let longest = lengths.max() ?? 0
    #expect(longest <= transform.maximumStretch * (1 + 1e-15))
    #expect(longest >= transform.maximumStretch * 0.999)
  }
}
