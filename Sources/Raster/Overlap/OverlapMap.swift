// SPDX-License-Identifier: MIT

/// Finds the pixels of a band in which a shape may overlap itself.
///
/// Summed areas are right where windings are 0 and 1, or 0 and -1. Where they are not, the shape
/// has areas beyond a whole pixel, or of both signs, in the pixel itself or next to it.
struct OverlapMap: Sendable {
  /// For each pixel that an edge's block holds, a bit that tells whether it has an area beyond a
  /// whole pixel, above zero or below zero; rows are whole words.
  private var beyond: [UInt64] = []
  private var positive: [UInt64] = []
  private var negative: [UInt64] = []
  private var rowSigns: [AreaSigns] = []
  /// The pixels of the row that was asked for last in which the shape may overlap itself.
  private var suspects: [UInt64] = []
  private var wordStride = 0
  private var rowCount = 0

  /// Looks at all areas of `band`.
  ///
  /// - Parameters:
  ///   - band: The band, whose edges are all added.
  ///   - cells: The band's cells.
  ///   - touched: Its touched blocks.
  /// - Returns: Whether there is anything to look at closer.
  mutating func load(
    _ band: CoverageBand, cells: Span<Int32>, touched: Span<UInt64>
  ) -> Bool {
    wordStride = (band.cellStride + 63) >> 6
    rowCount = Int(band.rowCount)
    rowSigns.removeAll(keepingCapacity: true)
    var all = AreaSigns()
    for row in 0..<rowCount {
      var collector = AreaSigns.Collector(wholePixel: band.wholePixel)
      Self.forEachBlock(of: row, in: band, cells: cells, touched: touched) { _, areas in
        collector.add(areas)
      }
      rowSigns.append(collector.signs)
      all.formUnion(collector.signs)
    }
    guard all.isSuspicious else { return false }
    clear()
    for row in 0..<rowCount where isSuspicious(near: row, reach: 2) {
      Self.forEachBlock(of: row, in: band, cells: cells, touched: touched) { block, areas in
        mark(block, row: row, areas: areas, wholePixel: band.wholePixel)
      }
    }
    return true
  }

  /// Whether the rows around `row` have, together, what only overlaps have.
  private func isSuspicious(near row: Int, reach: Int) -> Bool {
    var signs = rowSigns[row]
    for other in max(row - reach, 0)...min(row + reach, rowCount - 1) {
      signs.formUnion(rowSigns[other])
    }
    return signs.isSuspicious
  }

  /// Finds the pixels of a row in or beside which the shape may overlap itself.
  ///
  /// - Returns: Whether there are any.
  mutating func findSuspects(in row: Int) -> Bool {
    guard isSuspicious(near: row, reach: 1) else { return false }
    suspects.removeAll(keepingCapacity: true)
    var all: UInt64 = 0
    for word in 0..<wordStride {
      suspects.append(suspects(row: row, word: word))
      all |= suspects[word]
    }
    return all != 0
  }

  /// Those of the pixels that were found that lie in a block, one a bit from the left.
  func suspects(inBlock block: Int) -> UInt64 {
    let column = block << CoverageGrid.blockShift
    return suspects[column >> 6] >> UInt64(column & 63) & 15
  }

  private func suspects(row: Int, word: Int) -> UInt64 {
    spread(beyond, row: row, word: word)
      | (spread(positive, row: row, word: word) & spread(negative, row: row, word: word))
  }

  /// Calls `body` with each touched block of a row and its four areas.
  @inline(__always)
  static func forEachBlock(
    of row: Int, in band: CoverageBand, cells: Span<Int32>, touched: Span<UInt64>,
    _ body: (Int, SIMD4<Int32>) -> Void
  ) {
    let firstCell = row &* band.cellStride
    var area: Int32 = 0
    var column = 0
    for word in 0..<band.wordStride {
      var bits = touched[row &* band.wordStride &+ word]
      while bits != 0 {
        let block = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        // What an edge added to the cell after its block counts from there on.
        if block &<< 2 != column { area &+= cells[firstCell &+ column] }
        column = block &<< 2
        let first = cells.quad(at: firstCell &+ column) &+ SIMD4(area, 0, 0, 0)
        let pairs = first &+ SIMD4(0, first[0], first[1], first[2])
        let areas = pairs &+ SIMD4(0, 0, pairs[0], pairs[1])
        body(block, areas)
        area = areas[3]
        column &+= 4
      }
    }
  }

  private mutating func clear() {
    let count = wordStride * rowCount
    Self.clear(&beyond, count: count)
    Self.clear(&positive, count: count)
    Self.clear(&negative, count: count)
  }

  private static func clear(_ map: inout [UInt64], count: Int) {
    map.removeAll(keepingCapacity: true)
    map.append(contentsOf: repeatElement(0, count: count))
  }

  private mutating func mark(
    _ block: Int, row: Int, areas: SIMD4<Int32>, wholePixel: Int32
  ) {
    let margin = AreaSigns.margin(of: wholePixel)
    let column = block << CoverageGrid.blockShift
    let index = row * wordStride + column >> 6
    let shift = UInt64(column & 63)
    positive[index] |= Self.bits(areas .> margin) << shift
    negative[index] |= Self.bits(areas .< -margin) << shift
    let limit = wholePixel + margin
    beyond[index] |= Self.bits((areas .> limit) .| (areas .< -limit)) << shift
  }

  /// Four truth values, one a bit.
  private static func bits(_ mask: SIMDMask<SIMD4<Int32>>) -> UInt64 {
    UInt64(
      truncatingIfNeeded: SIMD4<Int32>(1, 2, 4, 8).replacing(with: 0, where: .!mask).wrappedSum())
  }

  /// A word of `map` with all bits that have a neighbour in any direction.
  private func spread(_ map: [UInt64], row: Int, word: Int) -> UInt64 {
    var result: UInt64 = 0
    for row in max(row - 1, 0)...min(row + 1, rowCount - 1) {
      let index = row * wordStride + word
      result |= map[index] | map[index] << 1 | map[index] >> 1
      if word > 0 { result |= map[index - 1] >> 63 }
      if word + 1 < wordStride { result |= map[index + 1] << 63 }
    }
    return result
  }
}
