// SPDX-License-Identifier: MIT

import Graphics

/// Fills outlines with exact area coverage, band by band.
///
/// All working memory is kept from shape to shape. The pixels do not depend on the height of the
/// bands, on the view or on what was drawn before.
struct ScanlineRasterizer: Sendable {
  private let cellBudget: Int
  private var table = EdgeTable()
  private var queue = BandQueue()
  private var accumulator = CoverageAccumulator()

  /// - Parameter cellBudget: Most cells of a band, which has at least one row, though.
  init(cellBudget: Int) {
    self.cellBudget = cellBudget
  }

  /// Fills the inside of `polylines` by `rule`.
  ///
  /// - Parameters:
  ///   - polylines: Contours in pixels; each is closed.
  ///   - rule: What is inside.
  ///   - painter: What the inside gets.
  ///   - frame: The place of the pixel array in the picture; nothing outside is painted.
  ///   - pixels: The rows of `frame`, packed.
  mutating func fill<Painter: SpanPainter>(
    _ polylines: PolylineBuffer, rule: FillRule, with painter: Painter, in frame: PixelRect,
    onto pixels: inout MutableSpan<UInt32>
  ) {
    table.load(polylines, view: frame)
    let bounds = table.bounds
    guard !bounds.isEmpty else { return }
    let scale = CoverageScale(segmentCount: table.vertexCount)
    let grid = CoverageGrid(bounds: bounds, view: frame, cellBudget: cellBudget)
    accumulator.reserve(grid)
    let isInside = table.isWithinColumns && scale.droppedBits == 0
    let bandCount = grid.bandCount
    let storage = table.storage
    let edges = storage.span.extracting(first: table.count)
    if bandCount > 1 {
      queue.load(edges, top: bounds.top, height: grid.rowCount, count: bandCount)
    }
    for index in 0..<bandCount {
      let top = bounds.top + index * grid.rowCount
      let rows = top..<min(top + grid.rowCount, bounds.bottom)
      let band = CoverageBand(grid: grid, rows: rows, holdsAllRows: table.isWithinRows, scale: scale)
      if bandCount > 1 {
        queue.take(index, top: top, from: edges)
        let active = queue.active
        accumulator.add(active.span, isInside: isInside, band: band)
      } else {
        accumulator.add(edges, isInside: isInside, band: band)
      }
      switch rule {
      case .nonZero:
        accumulator.paint(
          band, with: painter, rule: NonZeroCoverage(scale: scale), frame: frame, onto: &pixels)
      case .evenOdd:
        accumulator.paint(
          band, with: painter, rule: EvenOddCoverage(scale: scale), frame: frame, onto: &pixels)
      }
    }
  }
}
