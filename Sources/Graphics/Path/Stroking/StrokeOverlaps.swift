// SPDX-License-Identifier: MIT

/// Finds where a stroke may overlap itself, so that nobody needs to look for it elsewhere.
///
/// Lines and curves that turn one way, and less tightly than the pen, do not overlap themselves, nor
/// the next one if they go on smoothly, nor at a corner whose inner side is cut where the two edges
/// meet. All others can overlap only where their pieces, as wide as the pen, are close to each other;
/// rectangles tell where that is.
struct StrokeOverlaps: Sendable {
  /// Most elements that are compared with each other.
  private static let largestElementCount = 24

  /// Rectangles in pixels; nil if there is too much to look at.
  private(set) var areas: [Rect]? = []
  private var lineCount = 0
  /// Pairs of elements that overlap only at the corner between them, unless the stroke is cut there.
  private var corners: [(center: Point, pair: (Int, Int))] = []
  /// Farthest that the outline gets from the centre line.
  private var reach = 0.0

  /// Starts the next stroke.
  mutating func reset() {
    if areas?.isEmpty != true { areas = [] }
    corners.removeAll(keepingCapacity: true)
    lineCount = 0
  }

  /// Adds what a dot covers.
  mutating func addDot() {
    lineCount += 1
    if lineCount > 1 { areas = nil }
  }

  /// Adds a centre line, which is not empty.
  mutating func add(_ line: StrokeCenterLine, pen: StrokePen, transform: AffineTransform) {
    lineCount += 1
    guard lineCount == 1, line.elements.count <= Self.largestElementCount else {
      areas = nil
      return
    }
    findReach(of: line, pen: pen)
    let elements = line.elements.span
    for index in elements.indices {
      if !elements[index].isConvex {
        areas?.append(elements[index].extent.grown(by: reach).bounds(under: transform))
      }
      for other in 0..<index {
        add((other, index), of: line, pen: pen, transform: transform)
      }
    }
  }

  /// Takes into account how the outline was drawn.
  ///
  /// - Parameters:
  ///   - outline: What drew the line that was added.
  ///   - line: That line, reversed.
  mutating func finish(_ outline: StrokeOutline, along line: StrokeCenterLine) {
    if outline.hasInverted { areas = nil }
    guard areas != nil else { return }
    for (center, pair) in corners where !outline.cutCorners.contains(center) {
      addArea(of: pair, of: line, transform: outline.transform)
    }
  }

  /// Adds where two elements may overlap.
  private mutating func add(
    _ pair: (Int, Int), of line: StrokeCenterLine, pen: StrokePen, transform: AffineTransform
  ) {
    let elements = line.elements.span
    let (first, second) = (elements[pair.0], elements[pair.1])
    guard first.extent.grown(by: reach * 2).meets(second.extent) else { return }
    let isNext = pair.1 == pair.0 + 1
    let isWrapped = line.isClosed && pair.0 == 0 && pair.1 == elements.count - 1
    if isNext != isWrapped {
      let (before, after) = isNext ? (first, second) : (second, first)
      switch Self.relation(of: before, to: after, pen: pen) {
      case .apart: return
      case .corner:
        return corners.append((line.pieces[after.pieces.lowerBound].start, pair))
      case .unknown: break
      }
    } else if pair.1 == pair.0 + 2, Self.turnsOneWay(first, elements[pair.0 + 1], second, pen: pen)
    {
      return
    }
    addArea(of: pair, of: line, transform: transform)
  }

  private mutating func addArea(
    of pair: (Int, Int), of line: StrokeCenterLine, transform: AffineTransform
  ) {
    let (first, second) = (line.elements[pair.0], line.elements[pair.1])
    if let common = overlap(of: first, and: second, in: line.pieces.span) {
      areas?.append(common.bounds(under: transform))
    }
  }

  private mutating func findReach(of line: StrokeCenterLine, pen: StrokePen) {
    reach = pen.radius * (pen.cap == .square ? 2.0.squareRoot() : 1)
    if case .miter(let limit) = pen.join {
      let elements = line.elements.span
      var previous = elements[elements.count - 1].endTangent
      for index in elements.indices {
        let cosine = previous.dot(elements[index].startTangent)
        if StrokePen.miter(limit: limit, allowsCosine: cosine) {
          reach = max(reach, pen.radius * (2 / (1 + cosine)).squareRoot())
        }
        previous = elements[index].endTangent
      }
    }
    reach += pen.tolerance * 4
  }

  /// A rectangle around what two elements may have in common, if anything.
  private func overlap(
    of element: StrokeElement, and other: StrokeElement, in pieces: Span<StrokePiece>
  ) -> StrokeExtent? {
    let whole = element.extent.grown(by: reach)
    guard var common = whole.intersection(other.extent.grown(by: reach)) else { return nil }
    // Pieces that are not there do not count, and then there is less that others can meet.
    for _ in 0..<2 {
      guard let near = extent(of: pieces.extracting(element.pieces), within: common),
        let otherNear = extent(of: pieces.extracting(other.pieces), within: common),
        let rest = near.intersection(otherNear)
      else { return nil }
      common = rest
    }
    return common
  }

  /// The rectangle around those of `pieces` that get into `region`.
  private func extent(
    of pieces: Span<StrokePiece>, within region: StrokeExtent
  ) -> StrokeExtent? {
    let wide = region.grown(by: reach)
    var extent: StrokeExtent?
    for index in pieces.indices {
      let piece = StrokeExtent(pieces[index].start, pieces[index].end)
      guard piece.meets(wide) else { continue }
      extent = extent?.union(piece) ?? piece
    }
    return extent?.grown(by: reach)
  }
}

extension StrokeOverlaps {
  /// How two elements, one after the other, may overlap.
  private enum Relation {
    /// Not at all.
    case apart
    /// At the corner between them and nowhere else.
    case corner
    case unknown
  }

  /// The relation of two elements that have an end in common.
  private static func relation(
    of before: StrokeElement, to after: StrokeElement, pen: StrokePen
  ) -> Relation {
    guard before.isGentle, after.isGentle else { return .unknown }
    let cosine = before.endTangent.dot(after.startTangent)
    if pen.isSmooth(cosine: cosine) { return .apart }
    // Beyond the corner they meet again only if all turns together make more than half a turn.
    let turn = before.endTangent.cross(after.startTangent)
    let total = before.startTangent.cross(after.endTangent)
    return total * (turn < 0 ? -1 : 1) >= -StrokeElement.noise
      || (abs(turn) <= StrokeElement.noise && abs(total) <= StrokeElement.noise)
      ? .corner : .unknown
  }

  /// Whether three elements go on smoothly and turn one way, by half a turn at most.
  private static func turnsOneWay(
    _ first: StrokeElement, _ middle: StrokeElement, _ last: StrokeElement, pen: StrokePen
  ) -> Bool {
    guard first.isGentle, middle.isGentle, last.isGentle,
      pen.isSmooth(cosine: first.endTangent.dot(middle.startTangent)),
      pen.isSmooth(cosine: middle.endTangent.dot(last.startTangent))
    else { return false }
    let total = first.startTangent.cross(last.endTangent)
    let senses = (first.sense, middle.sense, last.sense)
    return min(senses.0, senses.1, senses.2) >= 0 && total >= -StrokeElement.noise
      || max(senses.0, senses.1, senses.2) <= 0 && total <= StrokeElement.noise
  }
}
