// SPDX-License-Identifier: MIT

/// A place or a displacement in the plane, in points unless the name says otherwise; y points down.
package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package static let zero = Point(x: 0, y: 0)

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Distance from the origin.
  package var length: Double { (x * x + y * y).squareRoot() }

  /// Scalar product of two displacements.
  package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The vector product of two displacements: positive if `other` is clockwise of this one.
  @inline(__always)
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  package static func * (a: Point, factor: Double) -> Point {
    Point(x: a.x * factor, y: a.y * factor)
  }
}
