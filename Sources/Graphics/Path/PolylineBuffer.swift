// SPDX-License-Identifier: MIT

/// Contours of straight segments in device pixels, in storage that is kept from path to path.
///
/// This is what ``PathFlattener`` and ``PathStroker`` write and the rasteriser reads. It is one
/// concrete type with flat arrays, not a protocol that each stage implements: a generic call for
/// every vertex across a module boundary would cost several times the arithmetic behind it, while
/// a reader that walks an array is specialised in its own module.
///
/// Every point is finite and within ±``coordinateLimit``, so that a reader may convert it to
/// integers without a check.
package struct PolylineBuffer: Sendable, Hashable {
  /// Largest magnitude of a coordinate, in pixels; what lies beyond is moved there.
  package static let coordinateLimit = 1_073_741_824.0

  package struct Contour: Sendable, Hashable {
    /// Index of the contour's first point; its last is before the next contour's first.
    package fileprivate(set) var start: Int
    /// Whether a segment leads from the last point back to the first.
    ///
    /// A fill closes every contour all the same.
    package fileprivate(set) var isClosed: Bool
  }

  package private(set) var points: [Point] = []
  /// Contours in the order drawn; the last may have a single point and then draws nothing.
  package private(set) var contours: [Contour] = []

  /// Rectangles, in pixels, in which the contours may overlap each other or themselves; nil if
  /// nobody has looked.
  package internal(set) var overlapAreas: [Rect]?

  package init() {}

  /// The points of the contour with the given index in `contours`.
  package func range(ofContour index: Int) -> Range<Int> {
    let next = index + 1
    return contours[index].start..<(next < contours.count ? contours[next].start : points.count)
  }

  /// Forgets all contours but keeps the storage.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
    overlapAreas = nil
  }

  /// Starts a contour; replaces the one before if that has no segment.
  mutating func move(to point: Point) {
    if let last = contours.last, last.start == points.count - 1, !last.isClosed {
      points[last.start] = Self.limited(point)
      return
    }
    contours.append(Contour(start: points.count, isClosed: false))
    points.append(Self.limited(point))
  }

  /// Adds a segment to the contour that the last `move(to:)` started.
  mutating func line(to point: Point) {
    points.append(Self.limited(point))
  }

  /// Displaces the point that was added last.
  mutating func moveLast(by displacement: Point) {
    let last = points.count - 1
    points[last] = Self.limited(points[last] + displacement)
  }

  /// Puts one point in the place of some of the contour that was started last.
  mutating func replace(_ range: ClosedRange<Int>, by point: Point) {
    points[range.lowerBound] = Self.limited(point)
    points.removeSubrange(range.lowerBound + 1..<range.upperBound + 1)
  }

  /// Closes the contour that the last `move(to:)` started.
  mutating func close() {
    contours[contours.count - 1].isClosed = true
  }

  /// Clamps both coordinates; NaN becomes the lower limit.
  private static func limited(_ point: Point) -> Point {
    Point(x: limited(point.x), y: limited(point.y))
  }

  private static func limited(_ value: Double) -> Double {
    let raised = value > -coordinateLimit ? value : -coordinateLimit
    return raised < coordinateLimit ? raised : coordinateLimit
  }
}
