// SPDX-License-Identifier: MIT

/// Hands out a shape's edges band by band, from the top.
///
/// Edges are bucketed by the band they start in; an edge that goes on below a band is kept for the
/// next. Their order within a band does not matter, since areas are added up in integers.
struct BandQueue: Sendable {
  /// The first edge of each band, and for each edge the next that starts in the same band; -1 ends
  /// a list.
  private var firstInBand: [Int32] = []
  private var nextInBand: [Int32] = []
  /// The edges that lie in the current band.
  private(set) var active: [Edge] = []

  /// Sorts `edges` into `count` bands of `height` rows, the first of which starts at row `top`.
  mutating func load(_ edges: Span<Edge>, top: Int, height: Int, count: Int) {
    active.removeAll(keepingCapacity: true)
    firstInBand.removeAll(keepingCapacity: true)
    firstInBand.append(contentsOf: repeatElement(-1, count: count))
    nextInBand.removeAll(keepingCapacity: true)
    for index in edges.indices {
      let row = Int(edges[index].y0 >> FixedPoint.fractionBits)
      let band = max(0, row - top) / height
      nextInBand.append(firstInBand[band])
      firstInBand[band] = Int32(index)
    }
  }

  /// Makes `active` the edges of `band`, whose first row is `top`; bands are to be taken in order.
  mutating func take(_ band: Int, top: Int, from edges: Span<Edge>) {
    let topY = FixedPoint.from(pixels: top)
    active.removeAll { $0.y1 <= topY }
    var index = firstInBand[band]
    while index >= 0 {
      active.append(edges[Int(index)])
      index = nextInBand[Int(index)]
    }
  }
}
