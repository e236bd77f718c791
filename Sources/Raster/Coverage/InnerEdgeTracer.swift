// SPDX-License-Identifier: MIT

/// Does what ``EdgeTracer`` does, to the bit, for edges that stay within the columns that count and
/// whose areas keep all their bits: almost every edge of almost every picture.
///
/// Most edges are a pixel or two long, so what counts is the number of instructions for each: an
/// edge is followed downwards, whatever its direction, distances to the next row and column are
/// kept as the floating-point numbers that slopes are multiplied by, and only edges that are wide
/// or lie in two words of the map look for the blocks between the ends of a row.
struct InnerEdgeTracer {
  private let line: Line
  /// What to add to a column to get the next one on the way: 1 or -1.
  private let step: Int32
  /// Where in a column, from its left side, the edge goes on to the next one.
  private let exit: Int32

  /// Adds what of `edges` lies in `band`.
  static func add(
    _ edges: Span<Edge>, band: CoverageBand, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) {
    let rows = Rows(band)
    for index in edges.indices {
      let tracer = InnerEdgeTracer(edges[index], rows: rows)
      guard tracer.line.isNarrow else {
        addWide(edges[index], band: band, cells: &cells, touched: &touched)
        continue
      }
      // Where nothing goes on above or below, no edge needs to be cut.
      let part = band.isWhole ? tracer.line.whole : tracer.line.part(from: 0, to: rows.end)
      guard part.y < part.endY else { continue }
      tracer.follow(part, rows: rows, cells: &cells) { part, word in
        touched[word] |= Self.blockBit(part.x) | Self.blockBit(part.endX)
      }
    }
  }

  @inline(never)
  private static func addWide(
    _ edge: Edge, band: CoverageBand, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) {
    let rows = Rows(band)
    let tracer = InnerEdgeTracer(edge, rows: rows)
    let part = tracer.line.part(from: 0, to: rows.end)
    guard part.y < part.endY else { return }
    let bits = FixedPoint.fractionBits
    tracer.follow(part, rows: rows, cells: &cells) { part, _ in
      band.mark(
        from: min(part.x, part.endX) &>> bits, to: max(part.x, part.endX) &>> bits,
        row: part.y &>> bits, in: &touched)
    }
  }

  @inline(__always)
  private init(_ edge: Edge, rows: Rows) {
    line = Line(edge, left: rows.left, top: rows.top)
    let sign = (edge.x1 &- edge.x0) &>> 31
    step = sign | 1
    exit = FixedPoint.one & ~sign
  }

  /// Adds a part of the edge, and calls `mark` with what of it is in each row and the word of the
  /// map that the edge's upper end has in that row.
  @inline(__always)
  private func follow(
    _ part: Part, rows: Rows, cells: inout MutableSpan<Int32>, mark: (Part, Int) -> Void
  ) {
    var (x, y) = (part.x, part.y)
    let row = Int(y &>> FixedPoint.fractionBits)
    var cell = row &* rows.cellStride
    var word = row &* rows.wordStride &+ line.word
    var rowEnd = (y | (FixedPoint.one &- 1)) &+ 1
    var distance = Double(rowEnd &- line.edge.y0)
    while rowEnd < part.endY {
      let piece = Part(x: x, y: y, endX: line.x(atDistance: distance), endY: rowEnd)
      mark(piece, word)
      add(piece, firstCell: cell, cells: &cells)
      x = piece.endX
      y = rowEnd
      rowEnd &+= FixedPoint.one
      distance += Double(FixedPoint.one)
      cell &+= rows.cellStride
      word &+= rows.wordStride
    }
    let piece = Part(x: x, y: y, endX: part.endX, endY: part.endY)
    mark(piece, word)
    add(piece, firstCell: cell, cells: &cells)
  }

  /// The bit of the block at `x` in its word of the map.
  @inline(__always)
  private static func blockBit(_ x: Int32) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: x &>> (FixedPoint.fractionBits &+ 2))
  }

  /// Adds a part of the edge that is in one row.
  @inline(__always)
  private func add(_ part: Part, firstCell: Int, cells: inout MutableSpan<Int32>) {
    let bits = FixedPoint.fractionBits
    var column = part.x &>> bits
    let lastColumn = part.endX &>> bits
    var y = part.y
    // The sum of the distances of two ends from the column's left side.
    var xSum = part.x & (FixedPoint.one &- 1)
    if column != lastColumn {
      xSum &+= exit
      var distance = Double(column &<< bits &+ exit &- line.edge.x0)
      repeat {
        let cutY = max(y, min(line.y(atDistance: distance), part.endY))
        cells.add(
          height: (cutY &- y) &* line.edge.winding, xSum: xSum, at: firstCell &+ Int(column))
        y = cutY
        xSum = FixedPoint.one
        distance += Double(step &<< bits)
        column &+= step
      } while column != lastColumn
      xSum = FixedPoint.one &- exit
    }
    cells.add(
      height: (part.endY &- y) &* line.edge.winding,
      xSum: xSum &+ part.endX & (FixedPoint.one &- 1),
      at: firstCell &+ Int(column))
  }
}

extension InnerEdgeTracer {
  /// Where the rows of a band lie.
  private struct Rows {
    /// The band's first column and row, and its height, in ``FixedPoint``.
    let left: Int32
    let top: Int32
    let end: Int32
    let cellStride: Int
    let wordStride: Int

    @inline(__always)
    init(_ band: CoverageBand) {
      left = FixedPoint.from(pixels: band.left)
      top = FixedPoint.from(pixels: band.top)
      end = band.rowCount &<< FixedPoint.fractionBits
      cellStride = band.cellStride
      wordStride = band.wordStride
    }
  }

  /// A part of an edge, from its upper to its lower end.
  private struct Part {
    let x: Int32
    let y: Int32
    let endX: Int32
    let endY: Int32
  }

  /// An edge, from the band's first cell and row, with its slopes.
  private struct Line {
    let edge: Edge

    @inline(__always)
    init(_ edge: Edge, left: Int32, top: Int32) { self.edge = Edge(edge, left: left, top: top) }

    @inline(__always)
    var whole: Part { Part(x: edge.x0, y: edge.y0, endX: edge.x1, endY: edge.y1) }

    /// The part between two heights.
    @inline(__always)
    func part(from top: Int32, to bottom: Int32) -> Part {
      let y = max(edge.y0, top)
      let endY = min(edge.y1, bottom)
      return Part(
        x: x(atDistance: Double(y &- edge.y0)), y: y, endX: x(atDistance: Double(endY &- edge.y0)),
        endY: endY)
    }

    /// Whether both ends are in the same word of the map, and in the same or in neighbouring blocks.
    @inline(__always)
    var isNarrow: Bool {
      let (block, endBlock) = (Self.block(edge.x0), Self.block(edge.x1))
      return UInt32(bitPattern: endBlock &- block &+ 1) <= 2 && (block ^ endBlock) &>> 6 == 0
    }

    /// The word of the map, counted from the first of a row, that the upper end is in.
    @inline(__always)
    var word: Int { Int(Self.block(edge.x0) &>> 6) }

    @inline(__always)
    private static func block(_ x: Int32) -> Int32 { x &>> (FixedPoint.fractionBits &+ 2) }

    /// Where the edge is a distance below its upper end; exactly `x1` at the lower, for the error
    /// of the slope is far below what rounding removes.
    @inline(__always)
    func x(atDistance distance: Double) -> Int32 {
      edge.x0 &+ FixedPoint.rounded(edge.slope * distance)
    }

    /// Where the edge is a distance right of its upper end.
    @inline(__always)
    func y(atDistance distance: Double) -> Int32 {
      edge.y0 &+ FixedPoint.rounded(edge.inverseSlope * distance)
    }
  }
}

extension MutableSpan where Element == Int32 {
  /// ``CoverageBand/add(height:xSum:at:in:)`` with all bits.
  @inline(__always)
  fileprivate mutating func add(height: Int32, xSum: Int32, at index: Int) {
    precondition(index >= 0 && index < count &- 1, "both cells need to be in the span")
    let right = height &* xSum
    self[index] &+= height &<< (FixedPoint.fractionBits &+ 1) &- right
    self[index &+ 1] &+= right
  }
}
