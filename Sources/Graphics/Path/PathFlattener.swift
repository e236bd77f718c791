// SPDX-License-Identifier: MIT

/// Replaces the curves of a path by straight segments, in device pixels.
///
/// A curve is cut at n equal steps of its parameter. The chords of such a cut lie inside the bend,
/// so a shape would come out too small, by up to two thirds of the tolerance all along its edge.
/// Vertices are therefore moved outwards until the area under the polyline is the area under the
/// curve: a piece deviates from its chord by -B''(t)/(12 n²) on average. A vertex between two
/// curves that go on in the same direction moves by the mean of both, but a corner stays, and the
/// inner vertices of the curve make up for it: with e ends that stay they move by
/// (n - 1 + e/2)/(n - 1) times the deviation. For quadratic curves the area is then exact.
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
    buffer.overlapAreas = nil
    var cursor = Cursor(transform: transform)
    for index in path.elements.indices {
      switch path.elements[index] {
      case .move(let point): cursor.move(to: point, in: &buffer)
      case .line(let end): cursor.line(to: end, in: &buffer)
      case .quad(let control, let end):
        let isSmooth = Self.isSmooth(afterElement: index, of: path, control: control, end: end)
        if let curve = cursor.quad(control: control, end: end, in: &buffer) {
          append(curve, ends: cursor.ends(endingSmooth: isSmooth), to: &buffer)
        }
      case .cubic(let control1, let control2, let end):
        let isSmooth = Self.isSmooth(afterElement: index, of: path, control: control2, end: end)
        if let curve = cursor.cubic(controls: (control1, control2), end: end, in: &buffer) {
          append(curve, ends: cursor.ends(endingSmooth: isSmooth), to: &buffer)
        }
      case .close: cursor.close(in: &buffer)
      }
    }
  }

  /// Appends all vertices of `curve` but its start, which it moves if it is smooth.
  private func append(_ curve: CurvePolynomial, ends: SmoothEnds, to buffer: inout PolylineBuffer) {
    let count = Self.segmentCount(bend: curve.largestSecondDerivative, tolerance: tolerance)
    let share = 1 / (12 * Double(count) * Double(count))
    if ends.start { buffer.moveLast(by: curve.secondDerivative(at: 0) * (share * -0.5)) }
    if count > 1 {
      let step = 1 / Double(count)
      let inner = Double(count - 1)
      let corners = (ends.start ? 0 : 0.5) + (ends.end ? 0 : 0.5)
      let moved = curve.moved(bySecondDerivativeTimes: -share * (inner + corners) / inner)
      for index in 1..<count { buffer.line(to: moved.point(at: Double(index) * step)) }
    }
    buffer.line(to: curve.end)
    if ends.end { buffer.moveLast(by: curve.secondDerivative(at: 1) * (share * -0.5)) }
  }

  /// Whether the curve that ends at `end` goes on in the same direction in the next element.
  private static func isSmooth(
    afterElement index: Int, of path: Path, control: Point, end: Point
  ) -> Bool {
    guard index + 1 < path.elements.count else { return false }
    let next: Point
    switch path.elements[index + 1] {
    case .quad(let control, _): next = control
    case .cubic(let control, _, _): next = control
    case .move, .line, .close: return false
    }
    let incoming = end - control
    let outgoing = next - end
    let cosine = incoming.dot(outgoing)
    let sine = incoming.x * outgoing.y - incoming.y * outgoing.x
    return cosine > 0 && abs(sine) < cosine / 64
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
  /// Whether a curve goes on in the same direction as the curves before and after it.
  private struct SmoothEnds {
    let start: Bool
    let end: Bool
  }

  /// Follows a path in device pixels and knows where the current sub-path began.
  private struct Cursor {
    let transform: AffineTransform
    /// Start of the sub-path, and the current point; nil after a move to a place that is none.
    private var start: Point?
    private var current: Point?
    private var isContourOpen = false
    /// Whether the element before ended smoothly.
    private var isSmooth = false

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
      isSmooth = false
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

    /// Remembers how a curve ends and tells how it begins.
    mutating func ends(endingSmooth: Bool) -> SmoothEnds {
      defer { isSmooth = endingSmooth }
      return SmoothEnds(start: isSmooth, end: endingSmooth)
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
      isSmooth = false
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
