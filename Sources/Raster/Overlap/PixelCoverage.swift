// SPDX-License-Identifier: MIT

import Graphics

/// Works out what part of one pixel lies inside a shape, however the shape overlaps itself there.
///
/// The row is cut at the heights at which an edge begins, ends or crosses another one. In between,
/// edges are in a fixed order from left to right, and what lies inside are trapezoids.
struct PixelCoverage: Sendable {
  /// Most edges of a pixel; a pixel with more is left as it is.
  static let largestEdgeCount = 24

  /// The edges of the pixel, from its left side.
  private var lines = [RowSegment](repeating: .none, count: largestEdgeCount)
  private var lineCount = 0
  private var leftWinding: Int32 = 0
  /// Heights at which something changes, in order.
  private var heights = [Double](
    repeating: 0, count: largestEdgeCount * (largestEdgeCount + 3) / 2 + 2)
  /// The edges between two heights, from the left.
  private var slices = [Slice](repeating: .none, count: largestEdgeCount)

  /// The share of a pixel, 0...1, that is inside by `rule`.
  ///
  /// - Parameters:
  ///   - row: The edges of the pixel's row.
  ///   - column: The pixel's column in the picture.
  ///   - rule: What is inside.
  /// - Returns: Nil if the edges do not overlap in the pixel, or if there are too many to be worth
  ///   the time.
  mutating func share(of row: RowEdges, column: Int, rule: FillRule) -> Double? {
    guard load(row, left: Double(column)) else { return nil }
    let heightCount = Self.findHeights(of: lines, count: lineCount, in: &heights)
    var share = 0.0
    for index in 1..<heightCount {
      let count = Self.slice(
        lines, count: lineCount, from: heights[index - 1], to: heights[index], into: &slices)
      share += width(of: count, rule: rule) * (heights[index] - heights[index - 1])
    }
    return max(0, min(share, 1))
  }

  /// Collects the edges of the pixel whose left side is at `left`.
  ///
  /// - Returns: Whether they can give it more than two windings.
  private mutating func load(_ row: RowEdges, left: Double) -> Bool {
    lineCount = 0
    var passed = LeftWinding(row.leftWinding)
    let segments = row.segments.span
    for index in segments.indices {
      if segments[index].maxX <= left {
        passed.add(segments[index])
      } else if segments[index].minX < left + 1 {
        guard lineCount < Self.largestEdgeCount else { return false }
        lines[lineCount] = segments[index].moved(by: -left)
        lineCount += 1
      }
    }
    guard lineCount > 1 else { return false }
    if let winding = passed.steady {
      leftWinding = winding
      return hasSeveralWindings
    }
    leftWinding = row.leftWinding
    for index in segments.indices where segments[index].maxX <= left {
      guard lineCount < Self.largestEdgeCount else { return false }
      lines[lineCount] = segments[index].moved(by: -left)
      lineCount += 1
    }
    return true
  }

  /// Whether the edges can take the pixel to more than one winding beside that of its left side:
  /// two of them at one height, or one up and one down.
  private var hasSeveralWindings: Bool {
    let lines = lines.span
    for index in 1..<lineCount {
      for other in 0..<index {
        let isBeside =
          lines[index].bottom > lines[other].top && lines[other].bottom > lines[index].top
        if isBeside || lines[index].winding != lines[other].winding { return true }
      }
    }
    return false
  }

  /// Finds the heights at which something changes, each once.
  ///
  /// - Returns: How many there are.
  private static func findHeights(
    of lines: [RowSegment], count lineCount: Int, in heights: inout [Double]
  ) -> Int {
    var heights = heights.mutableSpan
    heights[0] = 0
    heights[1] = 1
    var count = 2
    for index in 0..<lineCount {
      insert(lines[index].top, into: &heights, count: &count)
      insert(lines[index].bottom, into: &heights, count: &count)
      for other in 0..<index {
        if let height = lines[index].crossing(with: lines[other]) {
          insert(height, into: &heights, count: &count)
        }
      }
    }
    return count
  }

  /// Adds `height` to the `count` sorted ones, unless it is one of them.
  @inline(__always)
  private static func insert(
    _ height: Double, into heights: inout MutableSpan<Double>, count: inout Int
  ) {
    var index = count
    while heights[index - 1] > height { index -= 1 }
    guard heights[index - 1] < height else { return }
    var last = count
    while last > index {
      heights[last] = heights[last - 1]
      last -= 1
    }
    heights[index] = height
    count += 1
  }

  /// Sorts the lines between two neighbouring heights from left to right.
  ///
  /// - Returns: How many there are.
  private static func slice(
    _ lines: [RowSegment], count lineCount: Int, from upper: Double, to lower: Double,
    into slices: inout [Slice]
  ) -> Int {
    var slices = slices.mutableSpan
    var count = 0
    for index in 0..<lineCount where lines[index].spans(upper, lower) {
      let slice = Slice(lines[index], from: upper, to: lower)
      var place = count
      while place > 0, slice.precedes(slices[place - 1]) {
        slices[place] = slices[place - 1]
        place -= 1
      }
      slices[place] = slice
      count += 1
    }
    return count
  }

  /// The mean width of what is inside, between two heights that have `count` slices.
  private func width(of count: Int, rule: FillRule) -> Double {
    let slices = slices.span
    var winding = leftWinding
    var width = 0.0
    var left = 0.0
    for index in 0..<count {
      if rule.includes(winding) { width += slices[index].width - left }
      left = slices[index].width
      winding &+= slices[index].winding
    }
    return rule.includes(winding) ? width + 1 - left : width
  }
}

extension PixelCoverage {
  /// An edge between two heights.
  private struct Slice {
    static let none = Slice(.none, from: 0, to: 1)

    /// Twice its column half-way between them.
    let place: Double
    /// Mean width of what of the pixel is to its left.
    let width: Double
    let winding: Int32

    @inline(__always)
    init(_ line: RowSegment, from upper: Double, to lower: Double) {
      let first = line.x(at: upper)
      let last = line.x(at: lower)
      place = first + last
      width = RowSegment.meanWidth(from: first, to: last)
      winding = line.winding
    }

    @inline(__always)
    func precedes(_ other: Slice) -> Bool {
      if place != other.place { return place < other.place }
      return (width, winding) < (other.width, other.winding)
    }
  }
}

extension FillRule {
  @inline(__always)
  fileprivate func includes(_ winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
