// SPDX-License-Identifier: MIT

/// Follows an edge through the rows of a band and adds it to the cells it crosses.
///
/// A cell holds a change of coverage: summed from the left, cells give the area that the shape
/// covers in each pixel, signed by its winding, in units of 1/2²¹ pixel. An edge that crosses the
/// pixel at column x over a height h therefore adds h times the mean distance to the pixel's right
/// side to cell x, and the rest of h to cell x + 1.
///
/// Where the edge meets a row or a column is one product of a slope and a whole number, rounded to a
/// whole number. Both are exact up to one rounding each that IEEE 754 defines, and they depend on
/// the edge's two ends alone, so it does not matter which rows and columns are asked for, or in
/// which order.
struct EdgeTracer {
  /// The edge, from the band's first cell and row.
  private let edge: Edge
  private let band: CoverageBand

  @inline(__always)
  init(_ edge: Edge, band: CoverageBand) {
    self.edge = band.local(edge)
    self.band = band
  }

  /// Adds the part of the edge that lies in the band's rows.
  @inline(__always)
  func trace(into cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>) {
    if edge.minX < 0 || edge.maxX > band.width {
      return traceClipped(into: &cells, touched: &touched)
    }
    forEachRow { row, piece in add(piece, row: row, cells: &cells, touched: &touched) }
  }

  /// Does what ``trace(into:touched:)`` does for an edge that leaves the columns that count.
  @inline(never)
  private func traceClipped(
    into cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>
  ) {
    forEachRow { row, piece in
      var piece = piece
      if clip(&piece, row: row, cells: &cells, touched: &touched) {
        add(piece, row: row, cells: &cells, touched: &touched)
      }
    }
  }

  @inline(__always)
  private func forEachRow(_ body: (Int32, RowPiece) -> Void) {
    let bits = FixedPoint.fractionBits
    var row = max(edge.y0 &>> bits, 0)
    let lastRow = min((edge.y1 &- 1) &>> bits, band.rowCount &- 1)
    var y = max(edge.y0, row &<< bits)
    var x = y == edge.y0 ? edge.x0 : self.x(atY: y)
    while row <= lastRow {
      let endY = min(edge.y1, (row &+ 1) &<< bits)
      let endX = endY == edge.y1 ? edge.x1 : self.x(atY: endY)
      body(row, RowPiece(x: x, y: y, endX: endX, endY: endY, winding: edge.winding))
      x = endX
      y = endY
      row &+= 1
    }
  }

  @inline(__always)
  private func x(atY y: Int32) -> Int32 {
    edge.x0 &+ FixedPoint.rounded(edge.slope * Double(y &- edge.y0))
  }

  /// Where the edge crosses column `x`, but not outside the part of it that `piece` is.
  @inline(__always)
  private func y(atX x: Int32, in piece: RowPiece) -> Int32 {
    let y = edge.y0 &+ FixedPoint.rounded(edge.inverseSlope * Double(x &- edge.x0))
    return max(piece.top, min(y, piece.bottom))
  }

  @inline(__always)
  private func add(
    _ piece: RowPiece, row: Int32, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) {
    let bits = FixedPoint.fractionBits
    let first = piece.leftX &>> bits
    let last = piece.rightX &>> bits
    let base = Int(row) &* band.cellStride
    if first == last {
      band.mark(first, row: row, in: &touched)
      return band.add(
        height: (piece.rightY &- piece.leftY) &* piece.winding,
        xSum: piece.leftX &+ piece.rightX &- (first &<< (bits &+ 1)), at: base &+ Int(first),
        in: &cells)
    }
    band.mark(from: first, to: last, row: row, in: &touched)
    var column = first
    var startX = piece.leftX &- (first &<< bits)
    var startY = piece.leftY
    while column < last {
      let endY = y(atX: (column &+ 1) &<< bits, in: piece)
      band.add(
        height: (endY &- startY) &* piece.winding, xSum: startX &+ FixedPoint.one,
        at: base &+ Int(column), in: &cells)
      startY = endY
      startX = 0
      column &+= 1
    }
    let endX = piece.rightX &- (last &<< bits)
    band.add(
      height: (piece.rightY &- startY) &* piece.winding, xSum: startX &+ endX,
      at: base &+ Int(last), in: &cells)
  }

  /// Cuts `piece` at the grid's left and right sides.
  ///
  /// What lies to the left is added to the first column; what lies to the right has no effect.
  ///
  /// - Returns: Whether anything is left to add.
  @inline(never)
  private func clip(
    _ piece: inout RowPiece, row: Int32, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) -> Bool {
    guard piece.leftX < band.width else { return false }
    let whole = piece
    if whole.leftX < 0 {
      let cutY = whole.rightX <= 0 ? whole.rightY : y(atX: 0, in: whole)
      band.mark(0, row: row, in: &touched)
      band.add(
        height: (cutY &- whole.leftY) &* whole.winding, xSum: 0,
        at: Int(row) &* band.cellStride, in: &cells)
      piece.leftX = 0
      piece.leftY = cutY
    }
    if whole.rightX > band.width {
      piece.rightX = band.width
      piece.rightY = y(atX: band.width, in: whole)
    }
    return whole.rightX > 0
  }
}

extension EdgeTracer {
  /// The part of an edge in one row, from its left end to its right end.
  private struct RowPiece {
    var leftX: Int32
    var leftY: Int32
    var rightX: Int32
    var rightY: Int32
    /// The edge's winding, negated if the left end is the lower one.
    var winding: Int32
    /// The rows' range; it stays when the piece is cut.
    let top: Int32
    let bottom: Int32

    @inline(__always)
    init(x: Int32, y: Int32, endX: Int32, endY: Int32, winding: Int32) {
      let runsRight = x <= endX
      leftX = runsRight ? x : endX
      leftY = runsRight ? y : endY
      rightX = runsRight ? endX : x
      rightY = runsRight ? endY : y
      self.winding = runsRight ? winding : 0 &- winding
      top = y
      bottom = endY
    }
  }
}
