// SPDX-License-Identifier: MIT

/// The edges of a row of pixels, as far as they matter to some columns of it.
struct RowEdges: Sendable {
  /// How many rows the edges are chosen for at once; overlaps mostly span several rows.
  private static let nearbyRowCount = 12

  /// Those that reach the columns, and those left of them whose winding is not in `leftWinding`.
  private(set) var segments: [RowSegment] = []
  /// What edges to the left add to every winding.
  private(set) var leftWinding: Int32 = 0
  /// The edges of the rows up to `nearbyEnd`, but for those right of all that is asked for.
  private var nearby: [Edge] = []
  private var nearbyEnd = Int.min

  /// Forgets the edges of the shape before.
  mutating func reset() { nearbyEnd = .min }

  /// Collects what matters to some columns of a row; rows are to be taken from the top.
  ///
  /// - Parameters:
  ///   - edges: All edges of the row.
  ///   - row: The row in the picture.
  ///   - columns: The columns in the picture.
  ///   - end: One more than the last column that will be asked for, and the same for the rows.
  mutating func load(
    _ edges: Span<Edge>, row: Int, columns: ClosedRange<Int>, end: (column: Int, row: Int)
  ) {
    if row >= nearbyEnd {
      nearbyEnd = min(row + Self.nearbyRowCount, end.row)
      let bounds = FixedRect(PixelRect(left: 0, top: row, right: end.column, bottom: nearbyEnd))
      nearby.removeAll(keepingCapacity: true)
      for index in edges.indices
      where edges[index].y0 < bounds.bottom && edges[index].y1 > bounds.top
        && edges[index].minX < bounds.right
      {
        nearby.append(edges[index])
      }
    }
    let bounds = FixedRect(
      PixelRect(left: columns.lowerBound, top: row, right: columns.upperBound + 1, bottom: row + 1))
    leftWinding = Self.collect(nearby, in: bounds, to: &segments)
  }

  /// Replaces `segments` by what of `nearby` matters in the one row and the columns of `bounds`.
  ///
  /// - Returns: The winding that the edges give that are not among them.
  private static func collect(
    _ nearby: [Edge], in bounds: FixedRect, to segments: inout [RowSegment]
  ) -> Int32 {
    segments.removeAll(keepingCapacity: true)
    var left = LeftWinding(0)
    for edge in nearby {
      guard edge.y0 < bounds.bottom, edge.y1 > bounds.top, edge.minX < bounds.right else {
        continue
      }
      if edge.maxX <= bounds.left {
        left.add(
          top: max(edge.y0, bounds.top) &- bounds.top,
          bottom: min(edge.y1, bounds.bottom) &- bounds.top, winding: edge.winding)
      } else {
        segments.append(RowSegment(edge, rowTop: bounds.top))
      }
    }
    if let winding = left.steady { return winding }
    for edge in nearby
    where edge.y0 < bounds.bottom && edge.y1 > bounds.top && edge.maxX <= bounds.left {
      segments.append(RowSegment(edge, rowTop: bounds.top))
    }
    return 0
  }
}
