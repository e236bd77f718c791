// SPDX-License-Identifier: MIT

import Graphics

/// The edges of one shape that can show in a view.
///
/// Edges are kept whole: where one leaves the view or a band, the cut is computed in fixed point
/// from its two ends, so that it has the same bits wherever the view or the bands lie. Only what
/// lies outside the view for good is simplified: edges to its right, above or below are dropped,
/// edges to its left become vertical, since of them only the winding counts.
struct EdgeTable: Sendable {
  /// The edges, and behind them elements that mean nothing: growing and shrinking an array would
  /// cost more than to fill it.
  private(set) var storage: [Edge] = []
  private(set) var count = 0
  /// Number of vertices that the shape had before any was dropped; it does not depend on the view.
  private(set) var vertexCount = 0
  private var view = FixedRect.empty
  /// Rectangle around the edges, as far as the view's right side if an edge beyond was dropped.
  private var extent = FixedRect.empty

  /// Replaces the edges by those of `polylines`, every contour closed, that can show in `view`.
  mutating func load(_ polylines: PolylineBuffer, view: PixelRect) {
    self.view = FixedRect(view)
    count = 0
    vertexCount = polylines.points.count
    reserve(vertexCount)
    let points = polylines.points.span
    let outline = Outline(points)
    if outline.isWithin(self.view) {
      extent = outline.extent
      for index in polylines.contours.indices {
        let contour = points.extracting(polylines.range(ofContour: index))
        count = Self.addInner(contour, to: &storage, at: count)
      }
    } else {
      extent = .empty
      for index in polylines.contours.indices {
        add(points.extracting(polylines.range(ofContour: index)))
      }
    }
  }

  /// Whether no edge leaves the view's columns.
  var isWithinColumns: Bool { extent.left >= view.left && extent.right <= view.right }

  /// Whether no edge leaves the view's rows.
  var isWithinRows: Bool { extent.top >= view.top && extent.bottom <= view.bottom }

  /// The pixels of the view that can be covered.
  var bounds: PixelRect { extent.intersection(view).pixels }

  private mutating func reserve(_ capacity: Int) {
    guard storage.count < capacity else { return }
    storage.append(contentsOf: repeatElement(.none, count: capacity - storage.count))
  }

  /// Writes the edges of a contour that lies in the view, where nothing needs a check.
  ///
  /// - Returns: The index after the last edge.
  private static func addInner(
    _ points: Span<Point>, to storage: inout [Edge], at index: Int
  ) -> Int {
    guard points.count > 1 else { return index }
    var edges = storage.mutableSpan
    var next = index
    var start = Edge.Vertex(points[points.count &- 1])
    for index in points.indices {
      let end = Edge.Vertex(points[index])
      if start.y != end.y {
        edges[next] = Edge(from: start, to: end)
        next &+= 1
      }
      start = end
    }
    return next
  }

  private mutating func add(_ points: Span<Point>) {
    guard points.count > 1 else { return }
    var previous = points[points.count - 1]
    var previousFits = FixedPoint.holds(previous)
    for index in points.indices {
      let point = points[index]
      let fits = FixedPoint.holds(point)
      if fits && previousFits {
        add(from: previous, to: point)
      } else {
        addFar(from: previous, to: point)
      }
      previous = point
      previousFits = fits
    }
  }

  private mutating func addFar(from start: Point, to end: Point) {
    let vertices = FarSegment.vertices(from: start, to: end)
    for (a, b) in zip(vertices, vertices.dropFirst()) { add(from: a, to: b) }
  }

  private mutating func add(from start: Point, to end: Point) {
    let start = Edge.Vertex(start)
    let end = Edge.Vertex(end)
    guard start.y != end.y else { return }
    var edge = Edge(from: start, to: end)
    guard edge.y0 < view.bottom, edge.y1 > view.top else { return }
    guard edge.minX < view.right else {
      extent.right = max(extent.right, view.right)
      return
    }
    if edge.maxX <= view.left {
      edge = Edge(
        from: Edge.Vertex(x: view.left, y: start.y), to: Edge.Vertex(x: view.left, y: end.y))
    }
    extent.grow(by: edge)
    reserve(count + 1)
    storage[count] = edge
    count += 1
  }
}

extension EdgeTable {
  /// The rectangle around all points of a shape, in pixels.
  private struct Outline {
    private var minX = Double.infinity
    private var minY = Double.infinity
    private var maxX = -Double.infinity
    private var maxY = -Double.infinity

    init(_ points: Span<Point>) {
      for index in points.indices {
        let point = points[index]
        minX = point.x < minX ? point.x : minX
        minY = point.y < minY ? point.y : minY
        maxX = point.x > maxX ? point.x : maxX
        maxY = point.y > maxY ? point.y : maxY
      }
    }

    /// Whether the outline, rounded to fixed point, stays within `view`.
    ///
    /// Rounding keeps the order, so the corners speak for all points.
    func isWithin(_ view: FixedRect) -> Bool {
      let limit = FixedPoint.limit
      guard minX >= -limit, minY >= -limit, maxX <= limit, maxY <= limit else { return false }
      let extent = self.extent
      return extent.left >= view.left && extent.top >= view.top && extent.right <= view.right
        && extent.bottom <= view.bottom
    }

    /// The rectangle in fixed point, if all of it can be held.
    var extent: FixedRect {
      FixedRect(
        left: FixedPoint.from(minX), top: FixedPoint.from(minY), right: FixedPoint.from(maxX),
        bottom: FixedPoint.from(maxY))
    }
  }
}
