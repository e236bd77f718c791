// SPDX-License-Identifier: MIT

/// Sums the cells of a row from the left and paints what they tell.
///
/// All of it is one loop without a call, so that its state stays in registers.
struct RowSweep<Painter: SpanPainter, Rule: CoverageRule> {
  private let painter: Painter
  private let rule: Rule
  private let columnCount: Int
  /// The row's first cell, and the pixel it belongs to.
  private let firstCell: Int
  private let origin: PixelPlace
  /// Area of the pixel at `column`, but for what the cell there adds; the other lanes are 0.
  ///
  /// Adding it to a block before anything else keeps the block in one vector.
  private var area = SIMD4<Int32>.zero
  /// How far the row is painted.
  private var column: Int

  /// - Parameters:
  ///   - painter: What the covered pixels get.
  ///   - rule: What counts as covered.
  ///   - columnCount: How many pixels of the row can be painted.
  ///   - firstCell: The cell of the row's first pixel.
  ///   - origin: The row's first pixel.
  ///   - start: The first column to be painted; cells before it are 0.
  @inline(__always)
  init(
    painter: Painter, rule: Rule, columnCount: Int, firstCell: Int, origin: PixelPlace,
    start: Int
  ) {
    self.painter = painter
    self.rule = rule
    self.columnCount = columnCount
    self.firstCell = firstCell
    self.origin = origin
    column = start
  }

  /// Paints up to and including the touched blocks that a word of the map tells.
  ///
  /// A single block between two touched ones is painted like them: that costs less than to find
  /// out that it could be painted faster.
  @inline(__always)
  mutating func paint(
    _ touchedBlocks: UInt64, firstBlock: Int, cells: inout MutableSpan<Int32>,
    pixels: inout MutableSpan<UInt32>
  ) {
    var bits = touchedBlocks | ((touchedBlocks &<< 1) & (touchedBlocks &>> 1))
    while bits != 0 {
      let block = (firstBlock &+ bits.trailingZeroBitCount) &<< CoverageGrid.blockShift
      bits &= bits &- 1
      if block != column { paintGap(to: block, cells: &cells, pixels: &pixels) }
      paintBlock(cells: &cells, pixels: &pixels)
    }
  }

  /// Paints what is right of the last touched block.
  @inline(__always)
  mutating func finish(cells: inout MutableSpan<Int32>, pixels: inout MutableSpan<UInt32>) {
    paintGap(to: columnCount, cells: &cells, pixels: &pixels)
  }

  /// Paints the untouched pixels before `end`, which all have the same area.
  ///
  /// The first of them may have been given a part of an edge that ended in the block before.
  @inline(__always)
  private mutating func paintGap(
    to end: Int, cells: inout MutableSpan<Int32>, pixels: inout MutableSpan<UInt32>
  ) {
    let cell = firstCell &+ column
    area[0] &+= cells[cell]
    cells[cell] = 0
    let count = end &- column
    if count > 0 && area[0] != 0 {
      let coverage = rule.coverage(of: SIMD4(repeating: area[0]))[0]
      if coverage != 0 {
        painter.paint(count, from: origin.advanced(by: column), coverage: coverage, into: &pixels)
      }
    }
    column = end
  }

  @inline(__always)
  private mutating func paintBlock(
    cells: inout MutableSpan<Int32>, pixels: inout MutableSpan<UInt32>
  ) {
    let cell = firstCell &+ column
    let changes = cells.quad(at: cell)
    cells.setQuad(.zero, at: cell)
    let first = changes &+ area
    let pairs = first &+ SIMD4(0, first[0], first[1], first[2])
    let areas = pairs &+ SIMD4(0, 0, pairs[0], pairs[1])
    area = SIMD4(areas[3], 0, 0, 0)
    let coverage = rule.coverage(of: areas)
    let place = origin.advanced(by: column)
    if column &+ 4 <= columnCount {
      painter.paintQuad(at: place, coverage: coverage, into: &pixels)
    } else {
      paintSingly(from: place, coverage: coverage, into: &pixels)
    }
    column &+= 4
  }

  /// Paints the last pixels of the row, fewer than a block.
  @inline(__always)
  private func paintSingly(
    from place: PixelPlace, coverage: SIMD4<Int32>, into pixels: inout MutableSpan<UInt32>
  ) {
    for index in 0..<max(columnCount &- column, 0) where coverage[index] != 0 {
      painter.paint(
        1, from: place.advanced(by: index), coverage: coverage[index], into: &pixels)
    }
  }
}
