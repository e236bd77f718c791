// SPDX-License-Identifier: MIT

import Graphics

/// Finds the pixels of a part of a band in which a shape may overlap itself.
///
/// Summed areas are right where windings are 0 and 1, or 0 and -1. Where they are not, the shape
/// has areas beyond a whole pixel beside some that are less, or areas of both signs, in the pixel
/// itself or next to it.
struct OverlapMap: Sendable {
  /// The kinds of areas of the part's pixels, four a word; each row has a word more on either side.
  private var kinds: [UInt32] = []
  /// The areas of the pixels of touched blocks, in the same order.
  private var areas: [Int32] = []
  /// All kinds in a row.
  private var rowKinds: [UInt32] = []
  private var window = Window()

  /// Looks at the areas of `part`.
  ///
  /// - Parameters:
  ///   - part: The pixels to look at, in the picture; those around count as empty.
  ///   - rows: Those of its rows, counted in the band, that are asked for later; the band has the
  ///     rows above and below them, as far as they are in `part`.
  ///   - band: The band, whose edges are all added.
  ///   - cells: The band's cells.
  ///   - touched: Its touched blocks.
  /// - Returns: Whether there is anything to look at closer.
  mutating func load(
    _ part: PixelRect, rows: Range<Int>, of band: CoverageBand, cells: Span<Int32>,
    touched: Span<UInt64>
  ) -> Bool {
    window = Window(part, rows: rows, band: band)
    reserve(rowCount: rows.count + 2)
    let inner = max(part.top - band.top, 0)..<min(part.bottom - band.top, Int(band.rowCount))
    var all: UInt32 = 0
    for index in 0..<rows.count + 2 {
      let row = window.firstRow + index
      if inner.contains(row) {
        rowKinds[index] = Self.load(
          row, in: window, of: band, from: (cells, touched), kinds: &kinds, areas: &areas)
      } else {
        for word in 0..<window.stride { kinds[index * window.stride + word] = AreaKinds.empty }
        rowKinds[index] = AreaKinds.empty
      }
      all |= rowKinds[index]
    }
    return AreaKinds.suspects(AreaKinds.anywhere(all), by: .evenOdd) != 0
  }

  /// Appends the pixels of a row in which the shape may overlap itself to `suspects`.
  func addSuspects(of row: Int, by rule: FillRule, to suspects: inout [Suspect]) {
    let index = row - window.firstRow
    let near = rowKinds[index - 1] | rowKinds[index] | rowKinds[index + 1]
    guard AreaKinds.suspects(AreaKinds.anywhere(near), by: rule) != 0 else { return }
    let kinds = kinds.span
    let stride = window.stride
    for word in 1..<stride - 1 {
      let center = index * stride + word
      let own = AreaKinds.edges(kinds[center])
      guard own != 0 else { continue }
      let before = kinds[center - 1 - stride] | kinds[center - 1] | kinds[center - 1 + stride]
      let middle = kinds[center - stride] | kinds[center] | kinds[center + stride]
      let after = kinds[center + 1 - stride] | kinds[center + 1] | kinds[center + 1 + stride]
      let near = middle | middle << 8 | middle >> 8 | before >> 24 | after << 24
      var pixels = AreaKinds.suspects(near, by: rule) & own
      while pixels != 0 {
        let offset = pixels.trailingZeroBitCount >> 3
        pixels &= pixels - 1
        suspects.append(
          Suspect(
            column: (window.firstBlock + word - 1) << 2 + offset, area: areas[center << 2 + offset]
          ))
      }
    }
  }

  private mutating func reserve(rowCount: Int) {
    let missing = rowCount * window.stride - kinds.count
    if missing > 0 {
      kinds.append(contentsOf: repeatElement(0, count: missing))
      areas.append(contentsOf: repeatElement(0, count: missing << 2))
    }
    if rowKinds.count < rowCount {
      rowKinds.append(contentsOf: repeatElement(0, count: rowCount - rowKinds.count))
    }
  }

  /// Sums a row from the left and writes what is in the window.
  ///
  /// - Returns: All kinds that the row has.
  private static func load(
    _ row: Int, in window: Window, of band: CoverageBand,
    from source: (cells: Span<Int32>, touched: Span<UInt64>), kinds: inout [UInt32],
    areas: inout [Int32]
  ) -> UInt32 {
    var writer = RowWriter(window, row: row, wholePixel: band.wholePixel)
    var kinds = kinds.mutableSpan
    var areas = areas.mutableSpan
    let firstCell = row &* band.cellStride
    var area: Int32 = 0
    var column = 0
    for word in 0...((window.endBlock &- 1) &>> 6) {
      var bits = source.touched[row &* band.wordStride &+ word]
      while bits != 0 {
        let block = word &<< 6 &+ bits.trailingZeroBitCount
        guard block < window.endBlock else { break }
        bits &= bits &- 1
        if block &<< 2 != column {
          // What an edge added to the cell after its block counts from there on.
          area &+= source.cells[firstCell &+ column]
          column = block &<< 2
        }
        let changes = source.cells.quad(at: firstCell &+ column)
        column &+= 4
        if block >= window.firstBlock {
          writer.fillGap(to: block, area: area, kinds: &kinds)
          area = writer.add(changes &+ SIMD4(area, 0, 0, 0), kinds: &kinds, areas: &areas)
        } else {
          area &+= changes.wrappedSum()
        }
      }
    }
    writer.fillGap(
      to: window.endBlock, area: area &+ source.cells[firstCell &+ column], kinds: &kinds)
    return writer.finish(&kinds)
  }
}

extension OverlapMap {
  /// A pixel to be looked at: its column in the band, and its area before any change.
  struct Suspect {
    let column: Int
    let area: Int32
  }

  /// The blocks and rows that the map holds.
  fileprivate struct Window {
    var firstBlock = 0
    var endBlock = 0
    /// The row, in the band, above the first that is asked for.
    var firstRow = 0
    /// Which pixels of the first and the last block count.
    var firstMask: UInt32 = 0
    var lastMask: UInt32 = 0

    /// Words from one row to the next.
    var stride: Int { endBlock - firstBlock + 2 }

    init() {}

    init(_ part: PixelRect, rows: Range<Int>, band: CoverageBand) {
      let first = max(part.left - band.left, 0)
      let end = max(min(part.right - band.left, band.columnCount), first + 1)
      firstBlock = first >> CoverageGrid.blockShift
      endBlock = (end + 3) >> CoverageGrid.blockShift
      firstRow = rows.lowerBound - 1
      firstMask = .max << UInt32(first & 3 * 8)
      lastMask = .max >> UInt32(-end & 3 * 8)
    }
  }

  /// Writes the kinds and areas of one row, from the left.
  private struct RowWriter {
    private let window: Window
    private let start: Int
    private let kindsOf: AreaKinds
    private var next: Int
    private var all: UInt32 = 0

    @inline(__always)
    init(_ window: Window, row: Int, wholePixel: Int32) {
      self.window = window
      start = (row &- window.firstRow) &* window.stride &+ 1 &- window.firstBlock
      kindsOf = AreaKinds(wholePixel: wholePixel)
      next = window.firstBlock
    }

    /// Writes what is left of `block`, where no edge is.
    @inline(__always)
    mutating func fillGap(to block: Int, area: Int32, kinds: inout MutableSpan<UInt32>) {
      guard next < block else { return }
      let gap = kindsOf.ofGap(area)
      all |= gap
      for index in start &+ next..<start &+ block { kinds[index] = gap }
      next = block
    }

    /// Writes a block whose changes of area are known, and returns the last of its areas.
    @inline(__always)
    mutating func add(
      _ changes: SIMD4<Int32>, kinds: inout MutableSpan<UInt32>, areas: inout MutableSpan<Int32>
    ) -> Int32 {
      let pairs = changes &+ SIMD4(0, changes[0], changes[1], changes[2])
      let sums = pairs &+ SIMD4(0, 0, pairs[0], pairs[1])
      let word = kindsOf.ofBlock(sums)
      all |= word
      kinds[start &+ next] = word
      areas.setQuad(sums, at: (start &+ next) &<< 2)
      next &+= 1
      return sums[3]
    }

    /// Makes what is outside the window empty.
    @inline(__always)
    func finish(_ kinds: inout MutableSpan<UInt32>) -> UInt32 {
      let first = start &+ window.firstBlock
      let last = start &+ window.endBlock &- 1
      kinds[first &- 1] = AreaKinds.empty
      kinds[last &+ 1] = AreaKinds.empty
      kinds[first] = kinds[first] & window.firstMask | AreaKinds.empty & ~window.firstMask
      kinds[last] = kinds[last] & window.lastMask | AreaKinds.empty & ~window.lastMask
      return all | AreaKinds.empty
    }
  }
}
