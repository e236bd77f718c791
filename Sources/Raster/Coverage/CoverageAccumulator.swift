// SPDX-License-Identifier: MIT

import Graphics

/// Collects the edges of a band as changes of area in each pixel, and paints what they enclose.
///
/// Cells are a dense array; a map with a bit for every block of four tells which of them an edge
/// has touched. Painting visits touched blocks only, fills the gaps between them with one coverage
/// each, and clears what it reads, so that all cells are 0 again for the next band.
struct CoverageAccumulator: Sendable {
  private var cells: [Int32] = []
  private var touched: [UInt64] = []

  /// Makes room for the bands of `grid`, each with `halo` more rows above and below.
  mutating func reserve(_ grid: CoverageGrid, halo: Int) {
    let rowCount = grid.rowCount + 2 * halo
    let cellCount = grid.cellStride * rowCount
    let wordCount = grid.wordStride * rowCount
    if cells.count < cellCount {
      cells.append(contentsOf: repeatElement(0, count: cellCount - cells.count))
    }
    if touched.count < wordCount {
      touched.append(contentsOf: repeatElement(0, count: wordCount - touched.count))
    }
  }

  /// Adds what of `edges` lies in `band`.
  mutating func add(_ edges: Span<Edge>, isInside: Bool, band: CoverageBand) {
    Self.add(edges, isInside: isInside, band: band, cells: &cells, touched: &touched)
  }

  /// Corrects the pixels of the band in which the shape overlaps itself.
  ///
  /// - Parameters:
  ///   - areas: Where that may be.
  ///   - band: The band, whose edges are all added.
  ///   - edges: Those edges.
  ///   - rule: What is inside.
  ///   - repair: The working memory.
  mutating func repair(
    _ areas: OverlapAreas, of band: CoverageBand, edges: Span<Edge>, rule: FillRule,
    with repair: inout OverlapRepair
  ) {
    for part in areas.rects {
      repair.repair(
        part, of: band, edges: edges, rule: rule, cells: &cells, touched: touched)
    }
  }

  /// Paints the band and clears its cells.
  ///
  /// - Parameters:
  ///   - band: The band that edges were added for.
  ///   - painter: What covered pixels get.
  ///   - rule: What is covered.
  ///   - frame: The place of the pixel array in the picture.
  ///   - pixels: The rows of `frame`, packed.
  mutating func paint<Painter: SpanPainter, Rule: CoverageRule>(
    _ band: CoverageBand, with painter: Painter, rule: Rule, frame: PixelRect,
    onto pixels: inout MutableSpan<UInt32>
  ) {
    Self.paint(
      band, with: painter, rule: rule, frame: frame, cells: &cells, touched: &touched,
      onto: &pixels)
  }

  private static func add(
    _ edges: Span<Edge>, isInside: Bool, band: CoverageBand, cells: inout [Int32],
    touched: inout [UInt64]
  ) {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    if isInside {
      InnerEdgeTracer.add(edges, band: band, cells: &cells, touched: &touched)
    } else {
      for index in edges.indices {
        EdgeTracer(edges[index], band: band).trace(into: &cells, touched: &touched)
      }
    }
  }

  private static func paint<Painter: SpanPainter, Rule: CoverageRule>(
    _ band: CoverageBand, with painter: Painter, rule: Rule, frame: PixelRect,
    cells: inout [Int32], touched: inout [UInt64], onto pixels: inout MutableSpan<UInt32>
  ) {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    let stride = band.wordStride
    precondition(band.cellStride >= CoverageGrid.blockWidth, "a row has at least one block")
    // One block may lie outside the frame on either side.
    let left = band.left &- frame.left
    let columnCount = min(band.columnCount, frame.width &- left)
    let lineLength = columnCount &+ min(left, 0)
    for row in 0..<band.paintedRows.lowerBound {
      clear(row, of: band, cells: &cells, touched: &touched)
    }
    for row in band.paintedRows.upperBound..<Int(band.rowCount) {
      clear(row, of: band, cells: &cells, touched: &touched)
    }
    if left < 0 { foldFirstBlocks(of: band, cells: &cells, touched: &touched) }
    if columnCount < band.columnCount {
      clearBlocks(after: columnCount, of: band, cells: &cells, touched: &touched)
    }
    for row in band.paintedRows {
      var word = row &* stride
      let endWord = word &+ stride
      while word < endWord && touched[word] == 0 { word &+= 1 }
      guard word < endWord else { continue }
      var firstBlock = (word &- row &* stride) &<< 6
      let start = (firstBlock &+ touched[word].trailingZeroBitCount) &<< CoverageGrid.blockShift
      let y = band.top &+ row
      let index = (y &- frame.top) &* frame.width &+ max(left, 0)
      var line = pixels._mutatingExtracting(index..<(index &+ lineLength))
      let cell = row &* band.cellStride
      var lineCells = cells._mutatingExtracting(cell..<(cell &+ band.cellStride))
      var sweep = RowSweep(
        painter: painter, rule: rule, origin: PixelPlace(index: min(left, 0), x: band.left, y: y),
        start: start)
      while word < endWord {
        let bits = touched[word]
        touched[word] = 0
        sweep.paint(bits, firstBlock: firstBlock, cells: &lineCells, pixels: &line)
        firstBlock &+= 64
        word &+= 1
      }
      sweep.finish(cells: &lineCells, pixels: &line)
    }
  }

  /// Clears the first block of each row, which is outside the frame, and adds its changes to the
  /// first cell that is inside, whose block then is the one that is touched.
  private static func foldFirstBlocks(
    of band: CoverageBand, cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>
  ) {
    for row in band.paintedRows {
      let cell = row &* band.cellStride
      let word = row &* band.wordStride
      guard touched[word] & 1 != 0 else { continue }
      cells[cell &+ CoverageGrid.blockWidth] &+= cells.quad(at: cell).wrappedSum()
      cells.setQuad(.zero, at: cell)
      touched[word] = touched[word] & ~1 | 2
    }
  }

  /// Clears the blocks of each row that start right of `column`, outside the frame.
  private static func clearBlocks(
    after column: Int, of band: CoverageBand, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) {
    let first = column &>> CoverageGrid.blockShift &+ 1
    let end = band.cellStride &>> CoverageGrid.blockShift
    for row in band.paintedRows {
      for block in first..<max(first, end) {
        cells.setQuad(.zero, at: row &* band.cellStride &+ block &<< CoverageGrid.blockShift)
        let word = row &* band.wordStride &+ block &>> 6
        if block &>> 6 < band.wordStride { touched[word] &= ~(1 &<< UInt64(block & 63)) }
      }
    }
  }

  /// Clears a row that is not painted.
  private static func clear(
    _ row: Int, of band: CoverageBand, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) {
    for word in 0..<band.wordStride {
      var bits = touched[row &* band.wordStride &+ word]
      touched[row &* band.wordStride &+ word] = 0
      while bits != 0 {
        let block = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        let cell = row &* band.cellStride &+ block &<< CoverageGrid.blockShift
        cells.setQuad(.zero, at: cell)
        // What an edge added to the cell after its block.
        cells[cell &+ 4] = 0
      }
    }
  }
}
