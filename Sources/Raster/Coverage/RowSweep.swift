// SPDX-License-Identifier: MIT

/// Sums the cells of a band from the left, row by row, and paints what they tell.
struct RowSweep<Painter: SpanPainter> {
  private let painter: Painter
  private let rule: CoverageRule
  private let band: CoverageBand
  private let frame: PixelRect
  /// The current row's first cell, and the pixel it belongs to.
  private var firstCell = 0
  private var origin = PixelPlace(index: 0, x: 0, y: 0)
  /// Area of the pixel at `column`, if no edge touches it.
  private var area: Int32 = 0
  /// How far the row is painted.
  private var column = 0

  /// - Parameters:
  ///   - painter: What the covered pixels get.
  ///   - rule: What counts as covered.
  ///   - band: The band to paint.
  ///   - frame: The place of the pixel array in the picture.
  init(painter: Painter, rule: CoverageRule, band: CoverageBand, frame: PixelRect) {
    self.painter = painter
    self.rule = rule
    self.band = band
    self.frame = frame
  }

  var rowCount: Int { Int(band.rowCount) }
  var wordStride: Int { band.wordStride }

  /// Goes to the start of a row, counted in the band.
  @inline(__always)
  mutating func start(_ row: Int) {
    firstCell = row &* band.cellStride
    let y = band.top &+ row
    let index = (y &- frame.top) &* frame.width &+ (band.left &- frame.left)
    origin = PixelPlace(index: index, x: band.left, y: y)
    area = 0
    column = 0
  }

  /// Paints up to and including the touched blocks that a word of the map tells.
  @inline(__always)
  mutating func paint(
    _ bits: UInt64, firstBlock: Int, cells: inout MutableSpan<Int32>,
    pixels: inout MutableSpan<UInt32>
  ) {
    var rest = bits
    while rest != 0 {
      let start = rest.trailingZeroBitCount
      let count = (~(rest &>> UInt64(truncatingIfNeeded: start))).trailingZeroBitCount
      let end = start &+ count
      rest = end < 64 ? rest & (.max &<< UInt64(truncatingIfNeeded: end)) : 0
      paintGap(to: (firstBlock &+ start) &<< CoverageGrid.blockShift, onto: &pixels)
      for _ in 0..<count { paintBlock(cells: &cells, pixels: &pixels) }
      takeCarry(from: &cells)
    }
  }

  /// Paints what is right of the last touched block.
  @inline(__always)
  mutating func finish(onto pixels: inout MutableSpan<UInt32>) {
    paintGap(to: band.columnCount, onto: &pixels)
  }

  /// Paints the untouched pixels before `end`, which all have the same area.
  @inline(__always)
  private mutating func paintGap(to end: Int, onto pixels: inout MutableSpan<UInt32>) {
    let count = min(end, band.columnCount) &- column
    if count > 0 && area != 0 {
      let coverage = rule.coverage(of: area)
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
    let index = firstCell &+ column
    let changes = cells.quad(at: index)
    cells.setQuad(.zero, at: index)
    let first = area &+ changes[0]
    let second = first &+ changes[1]
    let third = second &+ changes[2]
    area = third &+ changes[3]
    let coverage = rule.coverage(of: SIMD4(first, second, third, area))
    let place = origin.advanced(by: column)
    let visible = band.columnCount &- column
    if visible >= 4 {
      painter.paintQuad(at: place, coverage: coverage, into: &pixels)
    } else {
      paintSingly(visible, from: place, coverage: coverage, onto: &pixels)
    }
    column &+= 4
  }

  /// Paints the last pixels of the row, fewer than a block.
  @inline(never)
  private func paintSingly(
    _ count: Int, from place: PixelPlace, coverage: SIMD4<Int32>,
    onto pixels: inout MutableSpan<UInt32>
  ) {
    for column in 0..<max(count, 0) where coverage[column] != 0 {
      painter.paint(
        1, from: place.advanced(by: column), coverage: coverage[column], into: &pixels)
    }
  }

  /// Adds the change that the last block's edges left in the cell after it.
  ///
  /// If that cell is in a touched block as well, it is in the next word's first, and adding it now
  /// is as good.
  @inline(__always)
  private mutating func takeCarry(from cells: inout MutableSpan<Int32>) {
    area &+= cells[firstCell &+ column]
    cells[firstCell &+ column] = 0
  }
}
