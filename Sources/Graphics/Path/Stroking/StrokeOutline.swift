// SPDX-License-Identifier: MIT

/// Writes the outline of one sub-path after another, to be filled with the non-zero rule.
///
/// Only left edges are ever written: the right one is the left one of the way back.
struct StrokeOutline {
  let pen: StrokePen
  let transform: AffineTransform
  /// The pen's smallest and largest radius, in pixels.
  private let radius: ClosedRange<Double>
  /// By how much vertices may be off, in pixels.
  private let slack: Double
  /// Corners of the centre line at which the outline covers nothing twice.
  private(set) var cutCorners: [Point] = []
  /// Whether a piece turns more tightly than the pen.
  private(set) var hasInverted = false
  private var isContourOpen = false
  /// Index in the buffer of the first vertex after the last corner, and that corner if it is still
  /// to be cut.
  private var edgeStart = 0
  private var innerCorner: (StrokeInnerCorner, center: Point)?

  init(pen: StrokePen, transform: AffineTransform) {
    self.pen = pen
    self.transform = transform
    slack = pen.tolerance * transform.maximumStretch * 2
    let largest = pen.radius * transform.maximumStretch
    let smallest = pen.radius * abs(transform.determinant) / transform.maximumStretch
    radius = min(smallest, largest)...max(smallest, largest)
  }

  /// Writes two contours around a closed centre line, or one around an open one with its caps.
  ///
  /// The line is left reversed.
  mutating func trace(_ line: inout StrokeCenterLine, into buffer: inout PolylineBuffer) {
    traceEdge(of: line, isReturning: false, into: &buffer)
    if line.isClosed { close(&buffer) }
    line.reverse()
    traceEdge(of: line, isReturning: true, into: &buffer)
    close(&buffer)
  }

  /// Writes what the pen leaves without moving: nothing, a disc or a square along the axes.
  mutating func traceDot(at center: Point, into buffer: inout PolylineBuffer) {
    guard pen.cap != .butt else { return }
    let right = Point(x: 1, y: 0)
    for direction in [right, right * -1] {
      add(center + StrokeParallel.leftNormal(of: direction) * pen.radius, to: &buffer)
      addCap(at: center, direction: direction, to: &buffer)
    }
    close(&buffer)
  }

  private mutating func traceEdge(
    of line: StrokeCenterLine, isReturning: Bool, into buffer: inout PolylineBuffer
  ) {
    // Corners can be cut where both of their sides are in the buffer, one behind the other.
    let middle = line.isClosed ? line.middlePiece : 0
    let pieces = line.pieces.span
    let start = isReturning && middle > 0 ? pieces.count - middle : middle
    edgeStart = buffer.points.count
    var previous: StrokeParallel
    if line.isClosed {
      let last = pieces[start > 0 ? start - 1 : pieces.count - 1]
      previous = StrokeParallel(last, pen: pen, isReturning: isReturning)
    } else {
      previous = StrokeParallel(pieces[0], pen: pen, isReturning: isReturning)
      enter(previous, in: &buffer)
      addInside(of: previous, to: &buffer)
    }
    trace(
      pieces.extracting((line.isClosed ? start : 1)...), after: &previous, isReturning: isReturning,
      into: &buffer)
    trace(
      pieces.extracting(..<start), after: &previous, isReturning: isReturning, into: &buffer)
    cutCorner(in: &buffer)
    guard !line.isClosed else { return }
    leave(previous, in: &buffer)
    addCap(at: previous.piece.end, direction: previous.piece.endTangent, to: &buffer)
  }

  /// Writes the edge along pieces that follow another one; `previous` is the edge along the piece
  /// before, and then that along the last piece.
  private mutating func trace(
    _ pieces: Span<StrokePiece>, after previous: inout StrokeParallel, isReturning: Bool,
    into buffer: inout PolylineBuffer
  ) {
    for index in pieces.indices {
      let next = StrokeParallel(pieces[index], pen: pen, isReturning: isReturning)
      let cosine = previous.piece.endTangent.dot(next.piece.startTangent)
      if pen.isSmooth(cosine: cosine), !previous.isInverted, !next.isInverted {
        addSmoothVertex(from: previous, to: next, cosine: cosine, in: &buffer)
      } else {
        addCorner(from: previous, to: next, isReturning: isReturning, to: &buffer)
      }
      if next.hasInside { addInside(of: next, to: &buffer) }
      previous = next
    }
  }

  /// Writes the vertices between the start and the end of a parallel.
  private mutating func addInside(of parallel: StrokeParallel, to buffer: inout PolylineBuffer) {
    parallel.forEachInnerVertex { add($0, to: &buffer) }
    let piece = parallel.piece
    guard parallel.isInverted, piece.length > 0 else { return }
    let normal = StrokeParallel.leftNormal(of: piece.end - piece.start)
    let offset = normal * (pen.radius / piece.length)
    add(piece.start + offset, to: &buffer)
    add(piece.end + offset, to: &buffer)
    add(piece.end, to: &buffer)
  }

  /// Goes to the start of a parallel; to the centre line if it is inverted.
  private mutating func enter(_ parallel: StrokeParallel, in buffer: inout PolylineBuffer) {
    add(parallel.startOffset, to: &buffer)
    if parallel.isInverted { add(parallel.piece.start, to: &buffer) }
  }

  private mutating func leave(_ parallel: StrokeParallel, in buffer: inout PolylineBuffer) {
    if parallel.isInverted { add(parallel.piece.end, to: &buffer) }
    add(parallel.endOffset, to: &buffer)
  }

  @inline(never)
  private mutating func addCorner(
    from previous: StrokeParallel, to next: StrokeParallel, isReturning: Bool,
    to buffer: inout PolylineBuffer
  ) {
    let corner = StrokeCorner(from: previous.piece, to: next.piece, isReturning: isReturning)
    let isInverted = previous.isInverted || next.isInverted
    cutCorner(in: &buffer)
    hasInverted = hasInverted || isInverted
    if isInverted && (!corner.isOuter || pen.isSmooth(cosine: corner.cosine)) {
      addPivot(from: previous, to: next, in: &buffer)
    } else if corner.isOuter {
      leave(previous, in: &buffer)
      addJoin(corner, from: previous, to: next, in: &buffer)
      enter(next, in: &buffer)
    } else if fits(corner, previous.piece, next.piece) {
      add(crossing(of: previous, and: next, cosine: corner.cosine), to: &buffer)
      cutCorners.append(next.piece.start)
    } else {
      addPivot(from: previous, to: next, in: &buffer)
      let inner = StrokeInnerCorner(
        edgeStart: edgeStart, pivot: buffer.points.count - 2, radius: radius, slack: slack,
        orientation: transform.determinant < 0 ? -1 : 1)
      innerCorner = (inner, next.piece.start)
    }
    edgeStart = buffer.points.count - 1
  }

  /// Cuts the corner before the vertices that were written last, if it is still to be cut.
  private mutating func cutCorner(in buffer: inout PolylineBuffer) {
    guard let (corner, center) = innerCorner.take() else { return }
    guard let meeting = corner.cut(&buffer) else { return }
    cutCorners.append(center)
    edgeStart = meeting
  }

  /// Writes the one vertex between two pieces that go on in the same direction.
  @inline(__always)
  private mutating func addSmoothVertex(
    from previous: StrokeParallel, to next: StrokeParallel, cosine: Double,
    in buffer: inout PolylineBuffer
  ) {
    var vertex = crossing(of: previous, and: next, cosine: cosine)
    if previous.piece.isCurved && next.piece.isCurved {
      vertex = vertex + previous.endShift + next.startShift
    }
    add(vertex, to: &buffer)
  }

  /// Goes from one parallel to the next by way of the centre line.
  ///
  /// Each piece is then covered on its own, so that pieces that overlap never cancel.
  private mutating func addPivot(
    from previous: StrokeParallel, to next: StrokeParallel, in buffer: inout PolylineBuffer
  ) {
    if !previous.isInverted { add(previous.endOffset, to: &buffer) }
    add(next.piece.start, to: &buffer)
    if !next.isInverted { add(next.startOffset, to: &buffer) }
  }

  /// Writes what is between the two parallels on the outer side of a corner.
  private mutating func addJoin(
    _ corner: StrokeCorner, from previous: StrokeParallel, to next: StrokeParallel,
    in buffer: inout PolylineBuffer
  ) {
    switch pen.join {
    case .miter(let limit):
      guard StrokePen.miter(limit: limit, allowsCosine: corner.cosine) else { return }
      add(crossing(of: previous, and: next, cosine: corner.cosine), to: &buffer)
    case .round:
      addArc(
        around: next.piece.start, from: StrokeParallel.leftNormal(of: previous.piece.endTangent),
        angle: corner.turn, to: &buffer)
    case .bevel: break
    }
  }

  /// Where the two parallels meet if they go on straight, and turn by an angle of the given cosine.
  @inline(__always)
  private func crossing(
    of previous: StrokeParallel, and next: StrokeParallel, cosine: Double
  ) -> Point {
    let sum = StrokeParallel.leftNormal(
      of: previous.piece.endTangent + next.piece.startTangent)
    return next.piece.start + sum * (pen.radius / (1 + cosine))
  }

  /// Whether the inner edges of two lines meet before half of either, and so never run backwards.
  private func fits(_ corner: StrokeCorner, _ previous: StrokePiece, _ next: StrokePiece) -> Bool {
    !previous.isCurved && !next.isCurved
      && corner.tangentOfHalf * pen.radius * 2 <= min(previous.length, next.length)
  }

  /// Writes the outline between the left and the right end of a line that ends at `end`.
  private mutating func addCap(
    at end: Point, direction: Point, to buffer: inout PolylineBuffer
  ) {
    let left = StrokeParallel.leftNormal(of: direction)
    switch pen.cap {
    case .butt: break
    case .round: addArc(around: end, from: left, angle: .pi, to: &buffer)
    case .square:
      add(end + (direction + left) * pen.radius, to: &buffer)
      add(end + (direction - left) * pen.radius, to: &buffer)
    }
  }

  /// Writes the vertices between the ends of a clockwise arc that begins in direction `normal`.
  private mutating func addArc(
    around center: Point, from normal: Point, angle: Double, to buffer: inout PolylineBuffer
  ) {
    let arc = StrokeArc(angle: angle, radius: pen.radius, tolerance: pen.tolerance)
    arc.forEachInnerVertex(from: normal * pen.radius) { add(center + $0, to: &buffer) }
  }

  @inline(__always)
  private mutating func add(_ point: Point, to buffer: inout PolylineBuffer) {
    let pixel = transform.apply(point)
    if isContourOpen {
      buffer.line(to: pixel)
    } else {
      buffer.move(to: pixel)
      isContourOpen = true
    }
  }

  private mutating func close(_ buffer: inout PolylineBuffer) {
    buffer.close()
    isContourOpen = false
  }
}
