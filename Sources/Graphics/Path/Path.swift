// SPDX-License-Identifier: MIT

/// A sequence of drawing commands, as PostScript and Core Graphics have them.
///
/// Every element but `move` starts at the current point: the end of the element before it. After
/// `close` the current point is the start of the sub-path.
package struct Path: Sendable, Hashable {
  package enum Element: Sendable, Hashable {
    /// Starts a sub-path.
    case move(Point)
    case line(Point)
    /// A quadratic Bézier curve.
    case quad(control: Point, end: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, end: Point)
    /// A line back to the start of the sub-path.
    case close
  }

  package private(set) var elements: [Element] = []
  private var start: Point?
  /// Where the next element starts, or nil in an empty path.
  package private(set) var currentPoint: Point?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: Point) {
    elements.append(.move(point))
    start = point
    currentPoint = point
  }

  /// Adds a line, or starts a sub-path in an empty path, so that no element lacks a start.
  package mutating func line(to point: Point) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(point))
    currentPoint = point
  }

  package mutating func quad(to end: Point, control: Point) {
    if currentPoint == nil { move(to: control) }
    elements.append(.quad(control: control, end: end))
    currentPoint = end
  }

  package mutating func cubic(to end: Point, control1: Point, control2: Point) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.cubic(control1: control1, control2: control2, end: end))
    currentPoint = end
  }

  /// Closes the sub-path; does nothing in an empty path.
  package mutating func close() {
    guard let start else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Appends `other`'s elements unchanged, its leading move included, as `appendPath:` does.
  package mutating func append(_ other: Path) {
    guard !other.isEmpty else { return }
    elements.append(contentsOf: other.elements)
    start = other.start
    currentPoint = other.currentPoint
  }

  /// The path with every point mapped by `transform`.
  package func transformed(by transform: AffineTransform) -> Path {
    var result = self
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform.apply(point))
      case .line(let point): .line(transform.apply(point))
      case .quad(let control, let end):
        .quad(control: transform.apply(control), end: transform.apply(end))
      case .cubic(let control1, let control2, let end):
        .cubic(
          control1: transform.apply(control1), control2: transform.apply(control2),
          end: transform.apply(end))
      case .close: .close
      }
    }
    result.start = start.map(transform.apply)
    result.currentPoint = currentPoint.map(transform.apply)
    return result
  }
}
