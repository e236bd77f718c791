// SPDX-License-Identifier: MIT

import Graphics

/// Corrects the pixels in which a shape overlaps itself.
///
/// Summed areas tell how often a pixel is covered, not what part of it: half covered twice looks
/// like wholly covered once. In the few pixels where that can be, the share is worked out from the
/// edges, and the cells are changed such that their sum gives it.
struct OverlapRepair: Sendable {
  private var map = OverlapMap()
  private var suspects: [Suspect] = []
  private var segments: [RowSegment] = []
  private var coverage = PixelCoverage()

  /// Corrects the rows of `band` that are painted.
  ///
  /// - Parameters:
  ///   - band: The band, whose edges are all added.
  ///   - edges: Those edges.
  ///   - rule: What is inside.
  ///   - cells: The band's cells.
  ///   - touched: Its touched blocks.
  mutating func repair(
    _ band: CoverageBand, edges: Span<Edge>, rule: FillRule, cells: inout [Int32],
    touched: [UInt64]
  ) {
    guard map.load(band, cells: cells.span, touched: touched.span) else { return }
    for row in band.paintedRows {
      findSuspects(in: row, of: band, cells: cells.span, touched: touched.span)
      guard !suspects.isEmpty else { continue }
      loadSegments(of: edges, row: band.top + row)
      for suspect in suspects {
        repair(suspect, row: row, band: band, rule: rule, cells: &cells)
      }
    }
  }

  private mutating func findSuspects(
    in row: Int, of band: CoverageBand, cells: Span<Int32>, touched: Span<UInt64>
  ) {
    suspects.removeAll(keepingCapacity: true)
    guard map.hasSuspects(row: row) else { return }
    OverlapMap.forEachBlock(of: row, in: band, cells: cells, touched: touched) { block, areas in
      let pixels = map.suspects(inBlock: block, row: row)
      if pixels != 0 {
        suspects.append(
          Suspect(column: block << CoverageGrid.blockShift, pixels: pixels, areas: areas))
      }
    }
  }

  private mutating func loadSegments(of edges: Span<Edge>, row: Int) {
    segments.removeAll(keepingCapacity: true)
    for index in edges.indices {
      if let segment = RowSegment(edges[index], row: row) { segments.append(segment) }
    }
  }

  /// Corrects the pixels of a block.
  ///
  /// What is added to a cell is taken from the next one, so that no other pixel changes.
  private mutating func repair(
    _ suspect: Suspect, row: Int, band: CoverageBand, rule: FillRule, cells: inout [Int32]
  ) {
    let firstCell = row * band.cellStride + suspect.column
    for offset in 0..<min(4, band.columnCount - suspect.column)
    where suspect.pixels >> UInt64(offset) & 1 != 0 {
      let column = band.left + suspect.column + offset
      guard let share = coverage.share(of: segments, column: column, rule: rule) else { continue }
      let area = Int32(share * Double(band.wholePixel) + 0.5)
      let change = area &- suspect.areas[offset]
      cells[firstCell + offset] &+= change
      cells[firstCell + offset + 1] &-= change
    }
  }
}

extension OverlapRepair {
  /// A block to be looked at: its first column in the band, which of its pixels, and its areas before
  /// any change.
  private struct Suspect {
    let column: Int
    let pixels: UInt64
    let areas: SIMD4<Int32>
  }
}
