// SPDX-License-Identifier: MIT

/// Does what ``EdgeTracer`` does, to the bit, for edges that stay within the columns that count and
/// whose areas keep all their bits: almost every edge of almost every picture.
///
/// Most edges are a pixel or two long, so what counts is the number of instructions for each: an
/// edge is followed downwards, whatever its direction, and the blocks that a narrow one can touch
/// are worked out once.
struct InnerEdgeTracer {
  private let line: Line
  /// What to add to a column to get the next one on the way: 1 or -1.
  private let step: Int32
  /// Where in a column, from its left side, the edge goes on to the next one.
  private let exit: Int32
  private let winding: Int32

  /// Adds what of `edges` lies in `band`.
  static func add(
    _ edges: Span<Edge>, band: CoverageBand, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) {
    let left = FixedPoint.from(pixels: band.left)
    let top = FixedPoint.from(pixels: band.top)
    let rows = Rows(band)
    // Two loops: where nothing goes on above or below, no edge needs to be cut.
    if band.isWhole {
      for index in edges.indices {
        let tracer = InnerEdgeTracer(edges[index], left: left, top: top)
        tracer.trace(
          from: (tracer.line.x0, tracer.line.y0), to: tracer.line.y1, rows: rows, band: band,
          cells: &cells, touched: &touched)
      }
    } else {
      for index in edges.indices {
        let tracer = InnerEdgeTracer(edges[index], left: left, top: top)
        let y = max(tracer.line.y0, 0)
        tracer.trace(
          from: (tracer.line.x(atY: y), y), to: min(tracer.line.y1, rows.end), rows: rows,
          band: band, cells: &cells, touched: &touched)
      }
    }
  }

  @inline(__always)
  private init(_ edge: Edge, left: Int32, top: Int32) {
    line = Line(edge, left: left, top: top)
    winding = edge.winding
    let sign = (edge.x1 &- edge.x0) &>> 31
    step = sign | 1
    exit = FixedPoint.one & ~sign
  }

  /// Adds the part of the edge from a point on it down to `endY`.
  @inline(__always)
  private func trace(
    from start: (x: Int32, y: Int32), to endY: Int32, rows: Rows, band: CoverageBand,
    cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>
  ) {
    let bits = FixedPoint.fractionBits
    var (x, y) = start
    let firstRow = y &>> bits
    var rowEnd = (firstRow &+ 1) &<< bits
    var cell = Int(firstRow) &* rows.cellStride
    let firstBlock = min(line.x0, line.x1) &>> (bits &+ 2)
    let lastBlock = max(line.x0, line.x1) &>> (bits &+ 2)
    let isNarrow = lastBlock &- firstBlock <= 1 && firstBlock &>> 6 == lastBlock &>> 6
    var block = Self.blockBit(x)
    var word = Int(firstRow) &* rows.wordStride &+ Int(firstBlock &>> 6)
    while y < endY {
      let partEndY = min(endY, rowEnd)
      let partEndX = line.x(atY: partEndY)
      if isNarrow {
        let endBlock = Self.blockBit(partEndX)
        touched[word] |= block | endBlock
        block = endBlock
      } else {
        band.mark(
          from: min(x, partEndX) &>> bits, to: max(x, partEndX) &>> bits,
          row: (rowEnd &>> bits) &- 1, in: &touched)
      }
      add(fromX: x, y: y, toX: partEndX, y: partEndY, firstCell: cell, cells: &cells)
      x = partEndX
      y = partEndY
      rowEnd &+= FixedPoint.one
      cell &+= rows.cellStride
      word &+= rows.wordStride
    }
  }

  /// The bit of the block at `x` in its word of the map.
  @inline(__always)
  private static func blockBit(_ x: Int32) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: x &>> (FixedPoint.fractionBits &+ 2))
  }

  /// Adds the part of the edge between two points in one row.
  @inline(__always)
  private func add(
    fromX startX: Int32, y startY: Int32, toX endX: Int32, y endY: Int32, firstCell: Int,
    cells: inout MutableSpan<Int32>
  ) {
    let bits = FixedPoint.fractionBits
    var x = startX
    var y = startY
    var column = startX &>> bits
    let lastColumn = endX &>> bits
    while column != lastColumn {
      let cutX = column &<< bits &+ exit
      let cutY = max(y, min(line.y(atX: cutX), endY))
      cells.add(
        height: (cutY &- y) &* winding, xSum: x &+ cutX &- column &<< (bits &+ 1),
        at: firstCell &+ Int(column))
      x = cutX
      y = cutY
      column &+= step
    }
    cells.add(
      height: (endY &- y) &* winding, xSum: x &+ endX &- column &<< (bits &+ 1),
      at: firstCell &+ Int(column))
  }
}

extension InnerEdgeTracer {
  /// Where the rows of a band lie.
  private struct Rows {
    /// Height of the band in ``FixedPoint``.
    let end: Int32
    let cellStride: Int
    let wordStride: Int

    init(_ band: CoverageBand) {
      end = band.rowCount &<< FixedPoint.fractionBits
      cellStride = band.cellStride
      wordStride = band.wordStride
    }
  }

  /// An edge, from the band's first cell and row, with its slopes.
  private struct Line {
    let x0: Int32
    let y0: Int32
    let x1: Int32
    let y1: Int32
    private let slope: Double
    private let inverseSlope: Double

    @inline(__always)
    init(_ edge: Edge, left: Int32, top: Int32) {
      x0 = edge.x0 &- left
      y0 = edge.y0 &- top
      x1 = edge.x1 &- left
      y1 = edge.y1 &- top
      let dx = Double(edge.x1 &- edge.x0)
      let dy = Double(edge.y1 &- edge.y0)
      slope = dx / dy
      inverseSlope = dy / dx
    }

    /// Where the edge crosses `y`; exactly `x1` at `y1`, for the error of the slope is far below
    /// what rounding removes.
    @inline(__always)
    func x(atY y: Int32) -> Int32 {
      x0 &+ FixedPoint.rounded(slope * Double(y &- y0))
    }

    @inline(__always)
    func y(atX x: Int32) -> Int32 {
      y0 &+ FixedPoint.rounded(inverseSlope * Double(x &- x0))
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
