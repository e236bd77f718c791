// SPDX-License-Identifier: MIT

/// Closed shapes; each is one sub-path, clockwise as it is seen with y pointing down.
extension Path {
  /// Length of the handles of a cubic curve for a quarter of the unit circle: `4/3·(√2 - 1)`.
  private static let quarterHandle = 0.5522847498307933

  /// A rectangle, from its top left corner.
  package static func rect(_ rect: Rect) -> Path {
    polygon([
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
  }

  /// A rectangle with quarter circles at its corners, from the left end of its top edge.
  ///
  /// The radius is at most half of the shorter side, and 0 gives a plain rectangle.
  package static func roundedRect(_ rect: Rect, cornerRadius: Double) -> Path {
    let radius = min(cornerRadius, abs(rect.size.width) / 2, abs(rect.size.height) / 2)
    guard radius > 0 else { return .rect(rect) }
    let inner = rect.insetBy(radius)
    var path = Path()
    path.move(to: Point(x: inner.minX, y: rect.minY))
    for (corner, angle) in [
      (Point(x: inner.maxX, y: inner.minY), Point(x: 0, y: -1)),
      (Point(x: inner.maxX, y: inner.maxY), Point(x: 1, y: 0)),
      (Point(x: inner.minX, y: inner.maxY), Point(x: 0, y: 1)),
      (Point(x: inner.minX, y: inner.minY), Point(x: -1, y: 0)),
    ] {
      path.line(to: corner + angle * radius)
      path.addQuarter(around: corner, from: angle, radii: Size(width: radius, height: radius))
    }
    path.close()
    return path
  }

  /// An ellipse of four cubic curves that touches the sides of `rect`, from its rightmost point.
  package static func ellipse(in rect: Rect) -> Path {
    let radii = Size(width: rect.size.width / 2, height: rect.size.height / 2)
    var path = Path()
    path.move(to: rect.center + Point(x: radii.width, y: 0))
    for start in [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1)] {
      path.addQuarter(around: rect.center, from: start, radii: radii)
    }
    path.close()
    return path
  }

  package static func circle(center: Point, radius: Double) -> Path {
    ellipse(
      in: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The closed polygon through `corners`; empty if there are none.
  package static func polygon(_ corners: [Point]) -> Path {
    var path = Path()
    for corner in corners { path.line(to: corner) }
    path.close()
    return path
  }

  /// A star with its first tip at the top.
  ///
  /// - Parameters:
  ///   - center: The centre.
  ///   - tipCount: Number of tips; fewer than 2 give an empty path.
  ///   - outerRadius: Distance of the tips from the centre.
  ///   - innerRadius: Distance of the corners between the tips.
  /// - Returns: The closed star.
  package static func star(
    center: Point, points tipCount: Int, outerRadius: Double, innerRadius: Double
  ) -> Path {
    guard tipCount >= 2 else { return Path() }
    let corners = (0..<2 * tipCount).map { index in
      let angle = Double(index) * (.pi / Double(tipCount))
      let radius = index.isMultiple(of: 2) ? outerRadius : innerRadius
      return center
        + Point(x: ElementaryFunctions.sin(angle), y: -ElementaryFunctions.cos(angle)) * radius
    }
    return polygon(corners)
  }

  /// Adds a clockwise quarter of an ellipse that begins in direction `start`, a unit vector.
  private mutating func addQuarter(around center: Point, from start: Point, radii: Size) {
    func point(_ unit: Point) -> Point {
      center + Point(x: unit.x * radii.width, y: unit.y * radii.height)
    }
    let end = Point(x: -start.y, y: start.x)
    cubic(
      to: point(end), control1: point(start + end * Self.quarterHandle),
      control2: point(end + start * Self.quarterHandle))
  }
}
