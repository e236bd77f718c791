// SPDX-License-Identifier: MIT

/// Where the cells of a band lie: a rectangle of pixels, each row a whole number of blocks.
///
/// A block is four cells that share a bit in the map of touched blocks. Blocks start at columns
/// that are multiples of four in the view, so that they match the pixels that are blended together.
struct CoverageGrid: Sendable {
  static let blockShift = 2
  /// Cells of a band: 128 KB of them stay in the second level cache while it is filled and swept.
  static let defaultCellBudget = 32_768

  /// Column of the first cell, in the picture.
  let left: Int
  /// Columns that are painted: whole blocks, except where the view ends within one.
  let columnCount: Int
  /// Rows of one band.
  let rowCount: Int
  let bandCount: Int
  /// Cells from one row to the next: the columns, one cell for edges on the right side of the last
  /// column, and one block for what an edge adds to its right.
  let cellStride: Int
  /// 64-bit words of the touched map from one row to the next.
  let wordStride: Int

  /// - Parameters:
  ///   - bounds: The pixels to cover, not empty.
  ///   - view: The pixels that can be painted; it holds `bounds`.
  ///   - cellBudget: Most cells a band has, unless a single row has more.
  init(bounds: PixelRect, view: PixelRect, cellBudget: Int) {
    left = view.left + ((bounds.left - view.left) & ~3)
    let width = bounds.right - left
    columnCount = min((width + 3) & ~3, view.right - left)
    let blockCount = (columnCount >> Self.blockShift) + 1
    cellStride = (blockCount + 1) << Self.blockShift
    wordStride = (blockCount + 63) >> 6
    rowCount = max(1, min(bounds.height, cellBudget / cellStride))
    bandCount = (bounds.height + rowCount - 1) / rowCount
  }
}
