// SPDX-License-Identifier: MIT

import Graphics

/// The parts of a picture in which a shape may overlap itself: rectangles that share no pixel.
struct OverlapAreas: Sendable {
  /// Most rectangles; more are too many to keep apart.
  private static let largestCount = 32
  /// Farther than any pixel that is painted.
  private static let everywhere = PixelRect(
    left: -1 << 30, top: -1 << 30, right: 1 << 30, bottom: 1 << 30)

  private(set) var rects: [PixelRect] = []

  /// Replaces the rectangles by those for `polylines`, wherever they lie.
  ///
  /// What nobody has looked at yet is looked at as a whole, unless it surely does not overlap.
  mutating func load(_ polylines: PolylineBuffer) {
    if !rects.isEmpty { rects.removeAll(keepingCapacity: true) }
    if let areas = polylines.overlapAreas {
      if areas.count <= Self.largestCount {
        for area in areas {
          add(
            PixelRect(
              minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: area.maxY,
              canvas: Self.everywhere))
        }
      } else {
        rects.append(Self.everywhere)
      }
    } else if !SimpleOutline.isCertain(of: polylines) {
      rects.append(Self.everywhere)
    }
  }

  /// Leaves out what is not in `view`.
  mutating func clip(to view: PixelRect) {
    guard !rects.isEmpty else { return }
    for index in rects.indices { rects[index] = rects[index].intersection(view) }
    rects.removeAll { $0.isEmpty }
  }

  /// Whether one of the rectangles has a pixel in `rows`.
  func meet(_ rows: Range<Int>) -> Bool {
    for rect in rects where rect.top < rows.upperBound && rect.bottom > rows.lowerBound {
      return true
    }
    return false
  }

  /// Adds a rectangle, together with all that it meets.
  private mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    while let index = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
  }
}
