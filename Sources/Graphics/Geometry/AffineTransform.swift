// SPDX-License-Identifier: MIT

/// A 2×3 matrix that maps points: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// This is `CGAffineTransform`'s layout: points are row vectors, so in `s.concatenating(t)` the map
/// `s` acts first and `t` second. With y down, a positive rotation turns clockwise.
package struct AffineTransform: Sendable, Hashable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A clockwise turn by `angle` radians.
  package static func rotation(_ angle: Double) -> AffineTransform {
    let sine = ElementaryFunctions.sin(angle)
    let cosine = ElementaryFunctions.cos(angle)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that applies `self` first, then `next`.
  package func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Signed factor by which the map scales areas; 0 if it has no inverse.
  package var determinant: Double { a * d - b * c }

  /// The inverse map, or nil if the map flattens the plane.
  package var inverse: AffineTransform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let ia = d / determinant
    let ib = -b / determinant
    let ic = -c / determinant
    let id = a / determinant
    return AffineTransform(
      a: ia, b: ib, c: ic, d: id, tx: -(tx * ia + ty * ic), ty: -(tx * ib + ty * id))
  }

  package func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The largest factor by which the map stretches a length (its spectral norm).
  package var maximumStretch: Double {
    let sum = a * a + b * b + c * c + d * d
    let determinant = self.determinant
    let spread = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + spread) / 2).squareRoot()
  }
}
