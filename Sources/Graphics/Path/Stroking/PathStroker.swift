// SPDX-License-Identifier: MIT

/// Turns the stroke of a path into an outline in device pixels, to be filled with the non-zero rule.
///
/// The pen is a disc in the units of the path and is transformed with it, so that a scaled, skewed
/// or reflected stroke is the exact image of the plain one. Edges of curves are parallels of the
/// curve itself, not of its chords, and keep their area as ``PathFlattener`` describes. Bends and
/// cusps within a curve are always round, as the trace of the disc is; joins are where two elements
/// meet at an angle. A sub-path that is one point gives a dot if the cap is round or square, as in
/// PostScript. A width of 0 or less, or one that is not a number, draws nothing.
package struct PathStroker: Sendable {
  private let tolerance: Double
  private var centerLine: StrokeCenterLine?
  private var overlaps = StrokeOverlaps()

  /// - Parameter tolerance: As for ``PathFlattener``, in pixels.
  package init(tolerance: Double = PathFlattener.defaultTolerance) {
    precondition(tolerance > 0, "a curve cannot be cut within no distance at all")
    self.tolerance = tolerance
  }

  /// Appends the outline of `path` stroked in `style` and mapped to pixels by `transform`.
  package mutating func stroke(
    _ path: Path, style: StrokeStyle, transform: AffineTransform,
    into buffer: inout PolylineBuffer
  ) {
    guard let pen = StrokePen(style: style, transform: transform, tolerance: tolerance) else {
      return
    }
    // Taken out and put back, so that its storage is used again and never copied.
    var line = centerLine.take() ?? StrokeCenterLine(pen: pen)
    line.reset(pen: pen)
    var outline = StrokeOutline(pen: pen, transform: transform)
    let isAlone = buffer.points.isEmpty
    buffer.overlapAreas = nil
    overlaps.reset()
    for element in path.elements {
      switch element {
      case .move(let point):
        outline.finish(&line, noting: &overlaps, into: &buffer)
        line.move(to: point)
      case .line(let end): line.line(to: end)
      case .quad(let control, let end): line.quad(control: control, end: end)
      case .cubic(let control1, let control2, let end):
        line.cubic(control1: control1, control2: control2, end: end)
      case .close:
        line.close()
        outline.finish(&line, noting: &overlaps, into: &buffer)
        line.continueAtStart()
      }
    }
    outline.finish(&line, noting: &overlaps, into: &buffer)
    centerLine = line
    if isAlone { buffer.overlapAreas = overlaps.areas }
  }
}

extension StrokeOutline {
  /// Writes the outline of a sub-path whose last segment is known.
  fileprivate mutating func finish(
    _ line: inout StrokeCenterLine, noting overlaps: inout StrokeOverlaps,
    into buffer: inout PolylineBuffer
  ) {
    if let dot = line.dot {
      overlaps.addDot()
      traceDot(at: dot, into: &buffer)
    } else if !line.pieces.isEmpty {
      overlaps.add(line, pen: pen, transform: transform)
      trace(&line, into: &buffer)
      overlaps.finish(self, along: line)
    }
  }
}
