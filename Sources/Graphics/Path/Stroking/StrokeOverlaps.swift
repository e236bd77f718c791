// SPDX-License-Identifier: MIT

/// Finds where a stroke may overlap itself, so that nobody needs to look for it elsewhere.
///
/// The centre line is cut into runs that turn one way, by half a turn at most, and nowhere more
/// tightly than the pen: within such a run a stroke never overlaps itself. Two runs can overlap only
/// where their pieces, as wide as the pen, are close to each other; rectangles tell where that is.
struct StrokeOverlaps: Sendable {
  /// Most runs that are compared with each other.
  private static let largestRunCount = 24
  /// Sines that may be nothing but rounding.
  private static let noise = 1e-9

  /// Rectangles in pixels; nil if there is too much to look at.
  private(set) var areas: [Rect]?
  private var lineCount = 0
  private var runs: [Run] = []
  /// Farthest that the outline gets from the centre line.
  private var reach = 0.0

  /// Starts the next stroke.
  mutating func reset() {
    areas = []
    lineCount = 0
  }

  /// Adds a centre line, which is not empty.
  mutating func add(_ pieces: Span<StrokePiece>, isClosed: Bool, outline: StrokeOutline) {
    lineCount += 1
    guard lineCount == 1, findRuns(of: pieces, isClosed: isClosed, pen: outline.pen) else {
      areas = nil
      return
    }
    for index in runs.indices {
      if runs[index].isTight { add(runs[index].extent.grown(by: reach), outline.transform) }
      for other in 0..<index {
        if let extent = overlap(of: runs[other], and: runs[index], in: pieces) {
          add(extent, outline.transform)
        }
      }
    }
  }

  /// Adds what a dot covers.
  mutating func addDot() {
    lineCount += 1
    if lineCount > 1 { areas = nil }
  }

  private mutating func add(_ extent: StrokeExtent, _ transform: AffineTransform) {
    areas?.append(extent.bounds(under: transform))
  }

  /// Cuts a centre line into runs.
  ///
  /// - Returns: False if there are too many.
  private mutating func findRuns(
    of pieces: Span<StrokePiece>, isClosed: Bool, pen: StrokePen
  ) -> Bool {
    runs.removeAll(keepingCapacity: true)
    reach = pen.radius * (pen.cap == .square ? 2.0.squareRoot() : 1)
    var run = Run(first: 0, pieces[0], pen: pen)
    if isClosed { widenReach(from: pieces[pieces.count - 1], to: pieces[0], pen: pen) }
    for index in 1..<pieces.count {
      let piece = pieces[index]
      if !run.continues(with: piece, after: pieces[index - 1], pen: pen) {
        widenReach(from: pieces[index - 1], to: piece, pen: pen)
        runs.append(run)
        guard runs.count < Self.largestRunCount else { return false }
        run = Run(first: index, piece, pen: pen)
      }
    }
    runs.append(run)
    reach += pen.tolerance * 4
    return true
  }

  /// Takes into account that a miter at a corner is longer than the pen.
  private mutating func widenReach(
    from previous: StrokePiece, to next: StrokePiece, pen: StrokePen
  ) {
    guard case .miter(let limit) = pen.join else { return }
    let cosine = previous.endTangent.dot(next.startTangent)
    guard StrokePen.miter(limit: limit, allowsCosine: cosine) else { return }
    reach = max(reach, pen.radius * (2 / (1 + cosine)).squareRoot())
  }

  /// A rectangle around what two runs may have in common, if anything.
  private func overlap(
    of run: Run, and other: Run, in pieces: Span<StrokePiece>
  ) -> StrokeExtent? {
    let whole = run.extent.grown(by: reach)
    guard var common = whole.intersection(other.extent.grown(by: reach)) else { return nil }
    // Pieces that are not there do not count, and then there is less that others can meet.
    for _ in 0..<2 {
      guard let near = extent(of: run, within: common, in: pieces),
        let otherNear = extent(of: other, within: common, in: pieces),
        let rest = near.intersection(otherNear)
      else { return nil }
      common = rest
    }
    return common
  }

  /// The rectangle around those pieces of a run that get into `region`.
  private func extent(
    of run: Run, within region: StrokeExtent, in pieces: Span<StrokePiece>
  ) -> StrokeExtent? {
    var extent: StrokeExtent?
    for index in run.first...run.last {
      let piece = StrokeExtent(pieces[index]).grown(by: reach)
      guard piece.meets(region) else { continue }
      extent = extent?.union(piece) ?? piece
    }
    return extent
  }
}

extension StrokeOverlaps {
  /// Pieces, one after the other, within which nothing overlaps.
  private struct Run {
    let first: Int
    private(set) var last: Int
    /// The rectangle around the pieces' ends.
    private(set) var extent: StrokeExtent
    /// Whether it is one piece that turns more tightly than the pen.
    let isTight: Bool
    /// Direction of travel at the start.
    private let heading: Point
    /// 1 if the run turns clockwise, -1 if counterclockwise, 0 if not yet.
    private var sense: Double

    init(first: Int, _ piece: StrokePiece, pen: StrokePen) {
      self.first = first
      last = first
      extent = StrokeExtent(piece)
      isTight = Self.isTight(piece, pen)
      heading = piece.startTangent
      sense = Self.sense(piece.startTangent.cross(piece.endTangent))
    }

    /// Adds `piece`, which comes after `previous`, if the run may go on with it.
    @inline(__always)
    mutating func continues(
      with piece: StrokePiece, after previous: StrokePiece, pen: StrokePen
    ) -> Bool {
      let turn = previous.endTangent.cross(piece.endTangent)
      let total = heading.cross(piece.endTangent)
      let sense = sense == 0 ? Self.sense(turn) : sense
      guard !isTight, turn * sense >= -StrokeOverlaps.noise, total * sense >= -StrokeOverlaps.noise,
        previous.endTangent == piece.startTangent
          || pen.isSmooth(cosine: previous.endTangent.dot(piece.startTangent)),
        !Self.isTight(piece, pen)
      else { return false }
      self.sense = sense
      last += 1
      extent = extent.including(piece.end)
      return true
    }

    /// Whether the edge on the inner side of the turn may run backwards.
    @inline(__always)
    private static func isTight(_ piece: StrokePiece, _ pen: StrokePen) -> Bool {
      let sine = piece.startTangent.cross(piece.endTangent)
      return abs(sine) * pen.radius * 1.5 >= piece.length
        || piece.startTangent.dot(piece.endTangent) < 0.5
    }

    @inline(__always)
    private static func sense(_ sine: Double) -> Double {
      sine > StrokeOverlaps.noise ? 1 : sine < -StrokeOverlaps.noise ? -1 : 0
    }
  }
}
