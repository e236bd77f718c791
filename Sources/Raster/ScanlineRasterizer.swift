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
  private var repair = OverlapRepair()

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
    table.load(polylines, frame: frame)
    let seen = table.bounds
    let bounds = seen.intersection(frame)
    guard !bounds.isEmpty else { return }
    let scale = CoverageScale(segmentCount: table.vertexCount)
    let grid = CoverageGrid(bounds: bounds, view: frame, cellBudget: cellBudget)
    // To tell whether a pixel is overlapped takes its neighbours, also those that are not painted.
    let halo = table.mayOverlap ? 1 : 0
    accumulator.reserve(grid, halo: halo)
    let storage = table.storage
    let edges = storage.span.extracting(first: table.count)
    if grid.bandCount > 1 {
      queue.load(edges, top: bounds.top + halo, height: grid.rowCount, count: grid.bandCount)
    }
    for index in 0..<grid.bandCount {
      let top = bounds.top + index * grid.rowCount
      let bottom = min(top + grid.rowCount, bounds.bottom)
      let rows = max(top - halo, seen.top)..<min(bottom + halo, seen.bottom)
      let band = CoverageBand(
        grid: grid, rows: rows, painted: top..<bottom,
        holdsAllRows: table.isWithinRows && rows == seen.top..<seen.bottom, scale: scale)
      if grid.bandCount > 1 {
        queue.take(index, top: band.top, from: edges)
        let active = queue.active
        add(active.span, to: band, rule: rule)
      } else {
        add(edges, to: band, rule: rule)
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

  private mutating func add(_ edges: Span<Edge>, to band: CoverageBand, rule: FillRule) {
    let isInside = table.isWithinColumns && band.hasAllBits
    accumulator.add(edges, isInside: isInside, band: band)
    if table.mayOverlap { accumulator.repair(band, edges: edges, rule: rule, with: &repair) }
  }
}
