// SPDX-License-Identifier: MIT

import Graphics

/// Works out what part of one pixel lies inside a shape, however the shape overlaps itself there.
///
/// The row is cut at the heights at which an edge begins, ends or crosses another one. In between,
/// edges are in a fixed order from left to right, and what lies inside are trapezoids.
struct PixelCoverage: Sendable {
  /// Most edges of a pixel; a pixel with more is left as it is.
  static let largestEdgeCount = 24

  /// Edges of the pixel, and those left of it.
  private var crossing: [RowSegment] = []
  private var passed: [RowSegment] = []
  private var heights: [Double] = []

  /// The share of a pixel, 0...1, that is inside by `rule`.
  ///
  /// - Parameters:
  ///   - segments: All edges of the pixel's row, in any order.
  ///   - column: The pixel's column in the picture.
  ///   - rule: What is inside.
  /// - Returns: Nil if fewer than two edges cross the pixel, so that nothing can overlap, or if
  ///   there are too many to be worth the time.
  mutating func share(
    of segments: [RowSegment], column: Int, rule: FillRule
  ) -> Double? {
    let left = Double(column)
    crossing.removeAll(keepingCapacity: true)
    passed.removeAll(keepingCapacity: true)
    for segment in segments where segment.minX < left + 1 {
      if segment.maxX <= left { passed.append(segment) } else { crossing.append(segment) }
    }
    guard 2...Self.largestEdgeCount ~= crossing.count else { return nil }
    findHeights()
    var share = 0.0
    for (upper, lower) in zip(heights, heights.dropFirst()) where upper < lower {
      share += area(column: left, from: upper, to: lower, rule: rule)
    }
    return max(0, min(share, 1))
  }

  private mutating func findHeights() {
    heights.removeAll(keepingCapacity: true)
    heights.append(contentsOf: [0, 1])
    for segment in passed { heights.append(contentsOf: [segment.top, segment.bottom]) }
    for (index, segment) in crossing.enumerated() {
      heights.append(contentsOf: [segment.top, segment.bottom])
      for other in crossing[..<index] {
        if let height = segment.crossing(with: other) { heights.append(height) }
      }
    }
    heights.sort()
  }

  /// The area inside, between two neighbouring heights.
  private mutating func area(
    column: Double, from upper: Double, to lower: Double, rule: FillRule
  ) -> Double {
    let middle = (upper + lower) / 2
    var winding = passed.reduce(0) { $0 &+ ($1.spans(upper, lower) ? $1.winding : 0) }
    var edges: [(x: Double, area: Double, winding: Int32)] = []
    for segment in crossing where segment.spans(upper, lower) {
      edges.append(
        (
          segment.x(at: middle),
          segment.area(leftInPixel: column, from: upper, to: lower), segment.winding
        ))
    }
    edges.sort { ($0.x, $0.area, $0.winding) < ($1.x, $1.area, $1.winding) }
    var total = 0.0
    var start = 0.0
    for edge in edges {
      if rule.includes(winding) { total += edge.area - start }
      start = edge.area
      winding &+= edge.winding
    }
    return rule.includes(winding) ? total + (lower - upper) - start : total
  }
}

extension FillRule {
  fileprivate func includes(_ winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
