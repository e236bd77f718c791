// SPDX-License-Identifier: MIT

import Graphics

/// Corrects the pixels in which a shape overlaps itself.
///
/// Summed areas tell how often a pixel is covered, not what part of it: half covered twice looks
/// like wholly covered once. In the few pixels where that can be, the share is worked out from the
/// edges, and the cells are changed such that their sum gives it.
struct OverlapRepair: Sendable {
  private var map = OverlapMap()
  private var suspects: [OverlapMap.Suspect] = []
  private var rowEdges = RowEdges()
  private var coverage = PixelCoverage()

  /// Corrects the painted rows of `band` within `part`.
  ///
  /// - Parameters:
  ///   - part: Pixels of the picture; parts of one shape share none.
  ///   - band: The band, whose edges are all added.
  ///   - edges: Those edges.
  ///   - rule: What is inside.
  ///   - cells: The band's cells.
  ///   - touched: Its touched blocks.
  mutating func repair(
    _ part: PixelRect, of band: CoverageBand, edges: Span<Edge>, rule: FillRule,
    cells: inout [Int32], touched: [UInt64]
  ) {
    let rows = band.paintedRows.clamped(to: part.top - band.top..<part.bottom - band.top)
    guard !rows.isEmpty,
      map.load(part, rows: rows, of: band, cells: cells.span, touched: touched.span)
    else { return }
    rowEdges.reset()
    for row in rows {
      suspects.removeAll(keepingCapacity: true)
      map.addSuspects(of: row, by: rule, to: &suspects)
      guard let first = suspects.first, let last = suspects.last else { continue }
      rowEdges.load(
        edges, row: band.top + row, columns: band.left + first.column...band.left + last.column,
        end: (part.right, band.top + rows.upperBound))
      for suspect in suspects {
        repair(suspect, firstCell: row * band.cellStride, band: band, rule: rule, cells: &cells)
      }
    }
  }

  /// Corrects a pixel.
  ///
  /// What is added to a cell is taken from the next one, so that no other pixel changes.
  private mutating func repair(
    _ suspect: OverlapMap.Suspect, firstCell: Int, band: CoverageBand, rule: FillRule,
    cells: inout [Int32]
  ) {
    let column = band.left + suspect.column
    guard let share = coverage.share(of: rowEdges, column: column, rule: rule) else { return }
    let change = Int32(share * Double(band.wholePixel) + 0.5) &- suspect.area
    cells[firstCell + suspect.column] &+= change
    cells[firstCell + suspect.column + 1] &-= change
  }
}
