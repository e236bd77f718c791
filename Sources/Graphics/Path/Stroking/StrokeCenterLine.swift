// SPDX-License-Identifier: MIT

/// Collects one sub-path after another as pieces for the stroker.
///
/// Points that are not numbers are left out together with the element that reaches them.
struct StrokeCenterLine {
  /// Largest magnitude of a coordinate; beyond it squares would overflow.
  static let coordinateLimit = 1e100

  private(set) var pieces: [StrokePiece] = []
  /// What the pieces are part of.
  private(set) var elements: [StrokeElement] = []
  private(set) var isClosed = false
  /// Where the sub-path is if all of its points are one, and it has a segment at all.
  var dot: Point? { pieces.isEmpty && hasSegment ? start : nil }

  private var start: Point?
  private var current: Point?
  private var hasSegment = false
  /// Whether the sub-path merely follows a closed one; closing it again then means nothing.
  private var isImplicit = false
  private var pen: StrokePen

  /// - Parameter pen: The pen whose tolerance decides how many pieces a curve becomes.
  init(pen: StrokePen) { self.pen = pen }

  /// Starts the next path; the storage is kept.
  mutating func reset(pen: StrokePen) {
    self.pen = pen
    begin(at: nil)
  }

  mutating func move(to point: Point) { begin(at: Self.limited(point)) }

  /// Starts the sub-path that follows a closed one.
  mutating func continueAtStart() {
    begin(at: start)
    isImplicit = true
  }

  mutating func line(to end: Point) {
    guard let end = Self.limited(end), let origin = current else { return }
    hasSegment = true
    let chord = end - origin
    let length = chord.length
    guard length > pen.shortestLength else { return }
    let tangent = chord * (1 / length)
    pieces.append(
      StrokePiece(
        start: origin, end: end, startTangent: tangent, endTangent: tangent, length: length))
    addElement(
      from: pieces.count - 1, tangents: (tangent, tangent), extent: StrokeExtent(origin, end),
      isConvex: true)
    current = end
  }

  mutating func quad(control: Point, end: Point) {
    guard let control = Self.limited(control), let end = Self.limited(end), let start = current
    else { return }
    hasSegment = true
    guard
      let first = unit(control - start) ?? unit(end - start),
      let last = unit(end - control) ?? unit(end - start)
    else { return }
    let firstPiece = pieces.count
    append(
      CurvePolynomial(start: start, control: control, end: end),
      from: start, tangents: (first, last))
    addElement(
      from: firstPiece, tangents: (first, last),
      extent: StrokeExtent(start, end).including(control), isConvex: true)
  }

  mutating func cubic(control1: Point, control2: Point, end: Point) {
    guard let control1 = Self.limited(control1), let control2 = Self.limited(control2),
      let end = Self.limited(end), let start = current
    else { return }
    hasSegment = true
    guard
      let first = unit(control1 - start) ?? unit(control2 - start) ?? unit(end - start),
      let last = unit(end - control2) ?? unit(end - control1) ?? unit(end - start)
    else { return }
    let firstPiece = pieces.count
    append(
      CurvePolynomial(start: start, control1: control1, control2: control2, end: end),
      from: start, tangents: (first, last))
    addElement(
      from: firstPiece, tangents: (first, last),
      extent: StrokeExtent(start, end).including(control1).including(control2),
      isConvex: StrokeElement.isConvex(start, control1, control2, end))
  }

  mutating func close() {
    guard let start, hasSegment || !isImplicit else { return }
    line(to: start)
    isClosed = true
  }

  /// A piece in the middle of the element that has most of them: no corner is near its start.
  var middlePiece: Int {
    var middle = 0
    var largest = 0
    let elements = elements.span
    for index in elements.indices where elements[index].pieces.count > largest {
      largest = elements[index].pieces.count
      middle = elements[index].pieces.lowerBound + largest / 2
    }
    return middle
  }

  /// Turns the sub-path round: the pieces of the way back, in the order in which it meets them.
  ///
  /// The elements stay as they are, but for the places of their pieces.
  mutating func reverse() {
    let last = pieces.count - 1
    for index in 0..<(pieces.count + 1) / 2 {
      let piece = pieces[index].reversed
      pieces[index] = pieces[last - index].reversed
      pieces[last - index] = piece
    }
    for index in elements.indices { elements[index].reverse(pieceCount: pieces.count) }
  }

  private mutating func begin(at point: Point?) {
    pieces.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    isClosed = false
    hasSegment = false
    isImplicit = false
    start = point
    current = point
  }

  private mutating func addElement(
    from firstPiece: Int, tangents: (start: Point, end: Point), extent: StrokeExtent, isConvex: Bool
  ) {
    elements.append(
      StrokeElement(
        pieces: firstPiece..<pieces.count, tangents: tangents, extent: extent, isConvex: isConvex))
  }

  /// Appends the pieces of a curve whose directions at both ends are known.
  private mutating func append(
    _ curve: CurvePolynomial, from origin: Point, tangents: (start: Point, end: Point)
  ) {
    let count = PathFlattener.segmentCount(
      bend: curve.largestSecondDerivative, tolerance: pen.tolerance)
    let step = 1 / Double(count)
    var point = origin
    var tangent = tangents.start
    for index in 1...count {
      let time = Double(index) * step
      let nextPoint = index < count ? curve.point(at: time) : curve.end
      let nextTangent =
        index < count ? unit(curve.derivative(at: time)) ?? tangent : tangents.end
      pieces.append(
        StrokePiece(
          start: point, end: nextPoint, startTangent: tangent, endTangent: nextTangent,
          length: (nextPoint - point).length))
      point = nextPoint
      tangent = nextTangent
    }
    current = curve.end
  }

  /// `vector` with length 1, or nil if it is too short to have a direction.
  private func unit(_ vector: Point) -> Point? {
    let length = vector.length
    return length > pen.shortestLength ? vector * (1 / length) : nil
  }

  private static func limited(_ point: Point) -> Point? {
    guard !point.x.isNaN, !point.y.isNaN else { return nil }
    return Point(
      x: max(-coordinateLimit, min(point.x, coordinateLimit)),
      y: max(-coordinateLimit, min(point.y, coordinateLimit)))
  }
}
