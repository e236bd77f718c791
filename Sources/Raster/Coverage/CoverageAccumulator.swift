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

  /// Makes room for the bands of `grid`.
  mutating func reserve(_ grid: CoverageGrid) {
    if cells.count < grid.cellCount {
      cells.append(contentsOf: repeatElement(0, count: grid.cellCount - cells.count))
    }
    if touched.count < grid.wordCount {
      touched.append(contentsOf: repeatElement(0, count: grid.wordCount - touched.count))
    }
  }

  /// Adds what of `edges` lies in `band`.
  mutating func add(_ edges: Span<Edge>, band: CoverageBand) {
    var cells = self.cells.mutableSpan
    var touched = self.touched.mutableSpan
    for index in edges.indices {
      EdgeTracer(edges[index], band: band).trace(into: &cells, touched: &touched)
    }
  }

  /// Paints the band on `target` and clears its cells.
  mutating func paint<Painter: SpanPainter>(
    _ band: CoverageBand, with painter: Painter, rule: CoverageRule, frame: PixelRect,
    onto pixels: inout MutableSpan<UInt32>
  ) {
    var cells = self.cells.mutableSpan
    var touched = self.touched.mutableSpan
    for row in 0..<Int(band.rowCount) {
      var sweep = RowSweep(
        painter: painter, rule: rule, band: band, row: row, frame: frame)
      for word in 0..<band.wordStride {
        let bits = touched[row &* band.wordStride &+ word]
        guard bits != 0 else { continue }
        touched[row &* band.wordStride &+ word] = 0
        sweep.paint(bits, firstBlock: word &<< 6, cells: &cells, pixels: &pixels)
      }
      sweep.finish(onto: &pixels)
    }
  }
}
