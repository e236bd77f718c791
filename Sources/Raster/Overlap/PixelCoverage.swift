// SPDX-License-Identifier: MIT

import Graphics

/// Works out what part of one pixel lies inside a shape, however the shape overlaps itself there.
///
/// The row is cut at the heights at which an edge begins, ends or crosses another one. In between,
/// edges are in a fixed order from left to right, and what lies inside are trapezoids.
struct PixelCoverage: Sendable {
  /// Most edges of a pixel; a pixel with more is left as it is.
  static let largestEdgeCount = 24

  /// Edges of the pixel.
  private var crossing: [RowSegment] = []
  /// Edges left of it, but for those whose winding is in `leftWinding`.
  private var passed: [RowSegment] = []
  private var leftWinding: Int32 = 0
  private var heights: [Double] = []
  private var slices: [Slice] = []

  /// The share of a pixel, 0...1, that is inside by `rule`.
  ///
  /// - Parameters:
  ///   - segments: All edges of the pixel's row, in any order.
  ///   - column: The pixel's column in the picture.
  ///   - rule: What is inside.
  /// - Returns: Nil if the edges do not overlap in the pixel, or if there are too many to be worth
  ///   the time.
  mutating func share(of segments: [RowSegment], column: Int, rule: FillRule) -> Double? {
    let left = Double(column)
    guard 2...Self.largestEdgeCount ~= Self.edgeCount(of: segments.span, at: left) else {
      return nil
    }
    crossing.removeAll(keepingCapacity: true)
    passed.removeAll(keepingCapacity: true)
    for segment in segments where segment.minX < left + 1 && segment.maxX > left {
      crossing.append(segment)
    }
    if let winding = Self.steadyWinding(of: segments.span, leftOf: left) {
      guard hasSeveralWindings else { return nil }
      leftWinding = winding
    } else {
      leftWinding = 0
      for segment in segments where segment.maxX <= left { passed.append(segment) }
    }
    findHeights()
    var share = 0.0
    for index in 1..<heights.count where heights[index - 1] < heights[index] {
      share += area(column: left, from: heights[index - 1], to: heights[index], rule: rule)
    }
    return max(0, min(share, 1))
  }

  /// How many edges cross the pixel whose left side is at `left`.
  private static func edgeCount(of segments: Span<RowSegment>, at left: Double) -> Int {
    var count = 0
    for index in segments.indices
    where segments[index].minX < left + 1 && segments[index].maxX > left {
      count += 1
    }
    return count
  }

  /// The winding that edges left of a pixel give it, if it is the same all along its left side.
  private static func steadyWinding(of segments: Span<RowSegment>, leftOf left: Double) -> Int32? {
    var atTop: Int32 = 0
    var mean = 0.0
    for index in segments.indices where segments[index].maxX <= left {
      let segment = segments[index]
      if segment.top <= 0 { atTop &+= segment.winding }
      mean += (segment.bottom - segment.top) * Double(segment.winding)
    }
    return mean == Double(atTop) ? atTop : nil
  }

  /// Whether the edges can take the pixel to more than one winding beside that of its left side:
  /// two of them at one height, or one up and one down.
  private var hasSeveralWindings: Bool {
    let crossing = crossing.span
    for index in crossing.indices {
      let segment = crossing[index]
      for otherIndex in 0..<index {
        let other = crossing[otherIndex]
        let isBeside = min(segment.bottom, other.bottom) > max(segment.top, other.top)
        if isBeside || segment.winding != other.winding { return true }
      }
    }
    return false
  }

  /// Collects the heights at which something changes, in order.
  private mutating func findHeights() {
    heights.removeAll(keepingCapacity: true)
    heights.append(0)
    for segment in passed { appendEnds(of: segment) }
    for index in crossing.indices {
      let segment = crossing[index]
      appendEnds(of: segment)
      for other in 0..<index {
        if let height = segment.crossing(with: crossing[other]) { append(height: height) }
      }
    }
    heights.append(1)
    Self.sort(&heights) { $0 < $1 }
  }

  private mutating func appendEnds(of segment: RowSegment) {
    append(height: segment.top)
    append(height: segment.bottom)
  }

  @inline(__always)
  private mutating func append(height: Double) {
    if height > 0 && height < 1 { heights.append(height) }
  }

  /// Sorts by insertion, for there is little to sort and most of it is in order.
  @inline(__always)
  private static func sort<Element>(
    _ array: inout [Element], by precedes: (Element, Element) -> Bool
  ) {
    var elements = array.mutableSpan
    for end in elements.indices.dropFirst() {
      var index = end
      while index > 0, precedes(elements[index], elements[index - 1]) {
        elements.swapAt(index, index - 1)
        index -= 1
      }
    }
  }

  /// The area inside, between two neighbouring heights.
  private mutating func area(
    column: Double, from upper: Double, to lower: Double, rule: FillRule
  ) -> Double {
    let middle = (upper + lower) / 2
    slices.removeAll(keepingCapacity: true)
    for segment in crossing where segment.spans(upper, lower) {
      slices.append(
        Slice(
          x: segment.x(at: middle),
          area: segment.area(leftInPixel: column, from: upper, to: lower),
          winding: segment.winding))
    }
    Self.sort(&slices) { $0.precedes($1) }
    var winding = leftWinding
    for segment in passed where segment.spans(upper, lower) { winding &+= segment.winding }
    var total = 0.0
    var start = 0.0
    for slice in slices {
      if rule.includes(winding) { total += slice.area - start }
      start = slice.area
      winding &+= slice.winding
    }
    return rule.includes(winding) ? total + (lower - upper) - start : total
  }
}

extension PixelCoverage {
  /// An edge between two heights.
  private struct Slice {
    /// Where it is half-way between them.
    let x: Double
    /// Area of the pixel to its left.
    let area: Double
    let winding: Int32

    func precedes(_ other: Slice) -> Bool {
      (x, area, winding) < (other.x, other.area, other.winding)
    }
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
