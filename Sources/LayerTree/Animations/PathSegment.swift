// SPDX-License-Identifier: MIT

import Graphics

/// One line or curve of a path: what gets a share of a path animation's time.
struct PathSegment: Sendable {
  private let curve: CurvePolynomial

  /// All lines and curves of `path`, those of no length included; moves are none.
  static func segments(of path: Path) -> [PathSegment] {
    var segments: [PathSegment] = []
    var current = Point.zero
    var subpathStart = Point.zero
    func add(_ curve: CurvePolynomial) {
      segments.append(PathSegment(curve: curve))
      current = curve.end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        current = point
        subpathStart = point
      case .line(let end): add(CurvePolynomial(start: current, end: end))
      case .quad(let control, let end):
        add(CurvePolynomial(start: current, control: control, end: end))
      case .cubic(let control1, let control2, let end):
        add(CurvePolynomial(start: current, control1: control1, control2: control2, end: end))
      case .close: add(CurvePolynomial(start: current, end: subpathStart))
      }
    }
    return segments
  }

  var start: Point { curve.start }

  /// The point at the Bézier parameter `u`, 0...1; exactly the ends at 0 and 1.
  func point(at u: Double) -> Point { u < 1 ? curve.point(at: u) : curve.end }

  /// Speed along the curve for each unit of the parameter, points.
  func speed(at u: Double) -> Double { curve.derivative(at: u).length }
}
