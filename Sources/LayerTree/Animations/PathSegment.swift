// SPDX-License-Identifier: MIT

import Graphics

/// One line or curve of a path, with its start: what gets a share of a path animation's time.
struct PathSegment: Sendable {
  private enum Course {
    case line
    case quad(Point)
    case cubic(Point, Point)
  }

  let start: Point
  let end: Point
  private let course: Course

  /// All lines and curves of `path`, those of no length included; moves are none.
  static func segments(of path: Path) -> [PathSegment] {
    var segments: [PathSegment] = []
    var current = Point.zero
    var subpathStart = Point.zero
    func add(_ course: Course, to end: Point) {
      segments.append(PathSegment(start: current, end: end, course: course))
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        current = point
        subpathStart = point
      case .line(let end): add(.line, to: end)
      case .quad(let control, let end): add(.quad(control), to: end)
      case .cubic(let control1, let control2, let end): add(.cubic(control1, control2), to: end)
      case .close: add(.line, to: subpathStart)
      }
    }
    return segments
  }

  /// The point at the Bézier parameter `u`, 0...1; exactly the ends at 0 and 1.
  func point(at u: Double) -> Point {
    guard u < 1 else { return end }
    let rest = 1 - u
    switch course {
    case .line: return start + (end - start) * u
    case .quad(let control):
      return start * (rest * rest) + control * (2 * rest * u) + end * (u * u)
    case .cubic(let control1, let control2):
      return start * (rest * rest * rest) + control1 * (3 * rest * rest * u)
        + control2 * (3 * rest * u * u) + end * (u * u * u)
    }
  }

  /// Speed along the curve for each unit of the parameter, points.
  func speed(at u: Double) -> Double {
    let rest = 1 - u
    switch course {
    case .line: return (end - start).length
    case .quad(let control):
      return ((control - start) * (2 * rest) + (end - control) * (2 * u)).length
    case .cubic(let control1, let control2):
      return
        ((control1 - start) * (3 * rest * rest) + (control2 - control1) * (6 * rest * u)
        + (end - control2) * (3 * u * u)).length
    }
  }
}
