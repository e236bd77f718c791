// SPDX-License-Identifier: MIT

/// Replaces the curves of a path by straight segments, in device pixels.
///
/// A curve is cut at n equal steps of its parameter. The chords of such a cut lie inside the bend,
/// so a shape would come out too small, by up to two thirds of the tolerance all along its edge.
/// The inner vertices are therefore moved outwards until the area under the polyline is the area
/// under the curve: in each piece a curve deviates from its chord by -B''(t)/(12 n²) on average,
/// and since the two end points must stay, the n - 1 others move by n/(n - 1) times that. For a
/// quadratic curve the area is then exact.
///
/// Elements that reach a point which is not a number are left out, after such a `move` the whole
/// sub-path.
package struct PathFlattener: Sendable {
  /// Farthest that a chord may be from its curve, in pixels, before vertices are moved.
  package static let defaultTolerance = 0.02
  /// Most segments a curve is cut into, whatever its size.
  package static let largestSegmentCount = 1024

  private let tolerance: Double

  /// - Parameter tolerance: Farthest that a chord may be from its curve, in pixels.
  package init(tolerance: Double = Self.defaultTolerance) {
    precondition(tolerance > 0, "a curve cannot be cut within no distance at all")
    self.tolerance = tolerance
  }

  /// Appends the contours of `path`, mapped to pixels by `transform`.
  package func flatten(
    _ path: Path, transform: AffineTransform, into buffer: inout PolylineBuffer
  ) {
    var cursor = Cursor(transform: transform)
    for element in path.elements {
      switch element {
      case .move(let point): cursor.move(to: point, in: &buffer)
      case .line(let end): cursor.line(to: end, in: &buffer)
      case .quad(let control, let end):
        guard let curve = cursor.quad(control: control, end: end, in: &buffer) else { continue }
        append(curve, to: &buffer)
      case .cubic(let control1, let control2, let end):
        let controls = (control1, control2)
        guard let curve = cursor.cubic(controls: controls, end: end, in: &buffer) else { continue }
        append(curve, to: &buffer)
      case .close: cursor.close(in: &buffer)
      }
    }
  }

  /// Appends all vertices of `curve` but its start.
  private func append(_ curve: CurvePolynomial, to buffer: inout PolylineBuffer) {
    let count = Self.segmentCount(bend: curve.largestSecondDerivative, tolerance: tolerance)
    if count > 1 {
      let step = 1 / Double(count)
      let moved = curve.movedOutwards(segmentCount: count)
      for index in 1..<count { buffer.line(to: moved.point(at: Double(index) * step)) }
    }
    buffer.line(to: curve.end)
  }

  /// How many equal steps keep the chords of a curve within `tolerance` of it.
  ///
  /// A chord over a step h is at most |B''|·h²/8 away. The bend is rounded to a grid first: bends
  /// that differ in their last bits, such as those of a shape and its translated copy, give the
  /// same count. A curve whose chord alone would do gets two segments, so that it has a vertex to
  /// move, unless its mean deviation is below a sixteenth of the tolerance.
  ///
  /// - Parameters:
  ///   - bend: Largest |B''|, in the unit of `tolerance`.
  ///   - tolerance: Farthest that a chord may be from the curve.
  /// - Returns: 1 to `largestSegmentCount`.
  static func segmentCount(bend: Double, tolerance: Double) -> Int {
    let steps = (bend / tolerance * 64).rounded()
    guard steps > 48 else { return 1 }
    let count = (steps / (8 * 64)).squareRoot().rounded(.up)
    return Int(max(2, min(count, Double(largestSegmentCount))))
  }
}

extension PathFlattener {
  /// Follows a path in device pixels and knows where the current sub-path began.
  private struct Cursor {
    let transform: AffineTransform
    /// Start of the sub-path, and the current point; nil after a move to a place that is none.
    private var start: Point?
    private var current: Point?
    private var isContourOpen = false

    init(transform: AffineTransform) { self.transform = transform }

    mutating func move(to point: Point, in buffer: inout PolylineBuffer) {
      start = devicePoint(point)
      current = start
      isContourOpen = false
    }

    mutating func line(to end: Point, in buffer: inout PolylineBuffer) {
      guard let end = devicePoint(end), let origin = advance(to: end) else { return }
      openContour(at: origin, in: &buffer)
      buffer.line(to: end)
    }

    mutating func quad(
      control: Point, end: Point, in buffer: inout PolylineBuffer
    ) -> CurvePolynomial? {
      guard let control = devicePoint(control), let end = devicePoint(end),
        let origin = advance(to: end)
      else { return nil }
      openContour(at: origin, in: &buffer)
      return CurvePolynomial(start: origin, control: control, end: end)
    }

    mutating func cubic(
      controls: (Point, Point), end: Point, in buffer: inout PolylineBuffer
    ) -> CurvePolynomial? {
      guard let control1 = devicePoint(controls.0), let control2 = devicePoint(controls.1),
        let end = devicePoint(end), let origin = advance(to: end)
      else { return nil }
      openContour(at: origin, in: &buffer)
      return CurvePolynomial(start: origin, control1: control1, control2: control2, end: end)
    }

    mutating func close(in buffer: inout PolylineBuffer) {
      if isContourOpen { buffer.close() }
      isContourOpen = false
      current = start
    }

    /// Makes `end` the current point and returns the one before, or nil if there was none.
    private mutating func advance(to end: Point) -> Point? {
      guard let origin = current else { return nil }
      current = end
      return origin
    }

    private mutating func openContour(at origin: Point, in buffer: inout PolylineBuffer) {
      guard !isContourOpen else { return }
      buffer.move(to: origin)
      isContourOpen = true
    }

    /// `point` in pixels, within the buffer's limits, or nil if it is not a number.
    private func devicePoint(_ point: Point) -> Point? {
      let mapped = transform.apply(point)
      guard !mapped.x.isNaN, !mapped.y.isNaN else { return nil }
      let limit = PolylineBuffer.coordinateLimit
      return Point(
        x: max(-limit, min(mapped.x, limit)), y: max(-limit, min(mapped.y, limit)))
    }
  }
}
