// SPDX-License-Identifier: MIT

/// Addresses the cells and the map of touched blocks of one band.
struct CoverageBand: Sendable {
  /// Column of the first cell and first row, in the picture.
  let left: Int
  let top: Int
  /// Columns that count.
  let columnCount: Int
  let rowCount: Int32
  let cellStride: Int
  let wordStride: Int
  /// Whether no edge of the shape goes on above or below.
  let isWhole: Bool
  /// Rows, counted in the band, that are painted; those around them are only looked at.
  let paintedRows: Range<Int>
  /// Area of a whole pixel.
  let wholePixel: Int32
  private let droppedBits: Int32

  /// - Parameters:
  ///   - grid: The layout of all bands of the shape.
  ///   - rows: The picture's rows in this band.
  ///   - painted: Those of them that are painted.
  ///   - holdsAllRows: Whether the rows of the grid hold all of every edge.
  ///   - scale: The precision of the cells.
  init(
    grid: CoverageGrid, rows: Range<Int>, painted: Range<Int>, holdsAllRows: Bool,
    scale: CoverageScale
  ) {
    paintedRows = (painted.lowerBound - rows.lowerBound)..<(painted.upperBound - rows.lowerBound)
    wholePixel = scale.wholePixel
    left = grid.left
    top = rows.lowerBound
    columnCount = grid.columnCount
    rowCount = Int32(rows.count)
    cellStride = grid.cellStride
    wordStride = grid.wordStride
    isWhole = grid.bandCount == 1 && holdsAllRows
    droppedBits = scale.droppedBits
  }

  /// Whether areas keep all their bits.
  var hasAllBits: Bool { droppedBits == 0 }

  /// Width of the columns that count, in ``FixedPoint``.
  var width: Int32 { FixedPoint.from(pixels: columnCount) }

  /// `edge` with its origin moved to the left side of the first cell and the top of the first row.
  @inline(__always)
  func local(_ edge: Edge) -> Edge {
    Edge(edge, left: FixedPoint.from(pixels: left), top: FixedPoint.from(pixels: top))
  }

  /// Adds a piece of an edge that stays in one pixel.
  ///
  /// - Parameters:
  ///   - height: Signed height of the piece.
  ///   - xSum: Sum of the distances of its two ends from the pixel's left side.
  ///   - index: The pixel's cell.
  ///   - cells: The band's cells.
  @inline(__always)
  func add(height: Int32, xSum: Int32, at index: Int, in cells: inout MutableSpan<Int32>) {
    let whole = (height &<< (FixedPoint.fractionBits &+ 1)) &>> droppedBits
    let right = (height &* xSum) &>> droppedBits
    cells[index] &+= whole &- right
    cells[index &+ 1] &+= right
  }

  /// Marks the block of `column`.
  @inline(__always)
  func mark(_ column: Int32, row: Int32, in touched: inout MutableSpan<UInt64>) {
    let block = Int(column) &>> CoverageGrid.blockShift
    touched[Int(row) &* wordStride &+ (block &>> 6)] |= 1 &<< UInt64(truncatingIfNeeded: block)
  }

  /// Marks the blocks of columns `first` to `last`.
  @inline(never)
  func mark(from first: Int32, to last: Int32, row: Int32, in touched: inout MutableSpan<UInt64>) {
    let firstBlock = Int(first) &>> CoverageGrid.blockShift
    let lastBlock = Int(last) &>> CoverageGrid.blockShift
    let base = Int(row) &* wordStride
    var word = firstBlock &>> 6
    let lastWord = lastBlock &>> 6
    var mask = UInt64.max &<< UInt64(truncatingIfNeeded: firstBlock)
    while word < lastWord {
      touched[base &+ word] |= mask
      mask = .max
      word &+= 1
    }
    touched[base &+ word] |= mask & (.max &>> UInt64(truncatingIfNeeded: 63 &- lastBlock))
  }
}
