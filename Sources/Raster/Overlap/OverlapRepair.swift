// SPDX-License-Identifier: MIT

import Graphics

/// Corrects the pixels in which a shape overlaps itself.
///
/// Summed areas tell how often a pixel is covered, not what part of it: half covered twice looks
/// like wholly covered once. In the few pixels where that can be, the share is worked out from the
/// edges, and the cells are changed such that their sum gives it.
struct OverlapRepair: Sendable {
  private static let nearbyRowCount = 12
  private var map = OverlapMap()
  private var suspects: [Suspect] = []
  /// The edges of the rows up to `nearbyEnd`: overlaps mostly span several rows.
  private var nearby: [Edge] = []
  private var nearbyEnd = Int.min
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
    nearbyEnd = .min
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
    guard map.findSuspects(in: row) else { return }
    OverlapMap.forEachBlock(of: row, in: band, cells: cells, touched: touched) { block, areas in
      let pixels = map.suspects(inBlock: block)
      if pixels != 0 {
        suspects.append(
          Suspect(column: block << CoverageGrid.blockShift, pixels: pixels, areas: areas))
      }
    }
  }

  /// Collects the parts of all edges in a row; rows are to be taken from the top.
  private mutating func loadSegments(of edges: Span<Edge>, row: Int) {
    if row >= nearbyEnd {
      nearbyEnd = row + Self.nearbyRowCount
      let top = FixedPoint.from(pixels: row)
      let bottom = FixedPoint.from(pixels: nearbyEnd)
      nearby.removeAll(keepingCapacity: true)
      for index in edges.indices where edges[index].y0 < bottom && edges[index].y1 > top {
        nearby.append(edges[index])
      }
    }
    segments.removeAll(keepingCapacity: true)
    for edge in nearby {
      if let segment = RowSegment(edge, row: row) { segments.append(segment) }
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
