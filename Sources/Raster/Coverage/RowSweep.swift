// SPDX-License-Identifier: MIT

/// Sums the cells of a row from the left and paints what they tell.
///
/// All of it is one loop without a call, so that its state stays in registers.
struct RowSweep<Painter: SpanPainter, Rule: CoverageRule> {
  private let painter: Painter
  private let rule: Rule
  /// The place of the first cell's pixel, whose index may be negative, among the row's pixels.
  private let origin: PixelPlace
  /// In all lanes, the area of the pixel at `column` but for what the cell there adds.
  private var area = SIMD4<Int32>.zero
  /// How far the row is painted.
  private var column: Int

  /// - Parameters:
  ///   - painter: What the covered pixels get.
  ///   - rule: What counts as covered.
  ///   - origin: The place of the first cell's pixel; its index counts from the first pixel of the
  ///     row that can be painted.
  ///   - start: The first column that an edge has touched.
  @inline(__always)
  init(painter: Painter, rule: Rule, origin: PixelPlace, start: Int) {
    self.painter = painter
    self.rule = rule
    self.origin = origin
    column = start
  }

  /// Paints up to and including the touched blocks that a word of the map tells.
  ///
  /// A single block between two touched ones is painted like them: that costs less than to find
  /// out that it could be painted faster.
  ///
  /// - Parameters:
  ///   - touchedBlocks: The word, which is 0 where the row has no cells.
  ///   - firstBlock: The block of its first bit.
  ///   - cells: The row's cells.
  ///   - pixels: Those pixels of the row that can be painted.
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
    let end = pixels.count &- origin.index
    if column < end {
      paintGap(to: end, cells: &cells, pixels: &pixels)
    } else {
      cells[column] = 0
    }
  }

  /// Paints the untouched pixels before `end`, at least one, which all have the same area.
  ///
  /// The first of them may have been given a part of an edge that ended in the block before.
  @inline(__always)
  private mutating func paintGap(
    to end: Int, cells: inout MutableSpan<Int32>, pixels: inout MutableSpan<UInt32>
  ) {
    area &+= SIMD4(repeating: cells[column])
    cells[column] = 0
    if area[0] != 0 {
      let coverage = rule.coverage(of: area)[0]
      if coverage != 0 {
        painter.paint(
          end &- column, from: origin.advanced(by: column), coverage: coverage, into: &pixels)
      }
    }
    column = end
  }

  @inline(__always)
  private mutating func paintBlock(
    cells: inout MutableSpan<Int32>, pixels: inout MutableSpan<UInt32>
  ) {
    let changes = cells.quad(at: column)
    cells.setQuad(.zero, at: column)
    let areas = Self.sums(changes) &+ area
    area = SIMD4(repeating: areas[3])
    let coverage = rule.coverage(of: areas)
    let place = origin.advanced(by: column)
    if place.index < pixels.count - 3 {
      painter.paintQuad(at: place, coverage: coverage, into: &pixels)
    } else {
      paintSingly(from: place, coverage: coverage, into: &pixels)
    }
    column &+= 4
  }

  /// The sums of each lane and all before it.
  @inline(__always)
  private static func sums(_ lanes: SIMD4<Int32>) -> SIMD4<Int32> {
    // Moved by a lane, within halves, without being taken apart.
    let halves: SIMD2<UInt64> = VectorBits.same(as: lanes)
    let pairs = lanes &+ VectorBits.same(as: halves &<< 32)
    return pairs &+ SIMD4(0, 0, pairs[1], pairs[1])
  }

  /// Paints the last pixels of the row, fewer than a block.
  @inline(__always)
  private func paintSingly(
    from place: PixelPlace, coverage: SIMD4<Int32>, into pixels: inout MutableSpan<UInt32>
  ) {
    for index in 0..<max(pixels.count &- place.index, 0) where coverage[index] != 0 {
      painter.paint(
        1, from: place.advanced(by: index), coverage: coverage[index], into: &pixels)
    }
  }
}
