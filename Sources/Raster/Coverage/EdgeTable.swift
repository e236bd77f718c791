// SPDX-License-Identifier: MIT

import Graphics

/// The edges of one shape that can show in a view.
///
/// Edges are kept whole: where one leaves the view or a band, the cut is computed in fixed point
/// from its two ends, so that it has the same bits wherever the view or the bands lie. Only what
/// lies outside the view for good is simplified: edges to its right, above or below are dropped,
/// edges to its left become vertical, since of them only the winding counts.
struct EdgeTable: Sendable {
  private(set) var edges: [Edge] = []
  /// Number of vertices that the shape had before any was dropped; it does not depend on the view.
  private(set) var vertexCount = 0
  private var view = FixedRect.empty
  /// Rectangle around `edges`, as far as the view's right side if an edge beyond was dropped.
  private var extent = FixedRect.empty

  /// Replaces the edges by those of `polylines`, every contour closed, that can show in `view`.
  mutating func load(_ polylines: PolylineBuffer, view: PixelRect) {
    edges.removeAll(keepingCapacity: true)
    extent = .empty
    self.view = FixedRect(view)
    let points = polylines.points
    vertexCount = points.count
    for index in polylines.contours.indices {
      addContour(points.span.extracting(polylines.range(ofContour: index)))
    }
  }

  /// The pixels of the view that can be covered.
  var bounds: PixelRect { extent.intersection(view).pixels }

  private mutating func addContour(_ points: Span<Point>) {
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

  @inline(__always)
  private mutating func add(from start: Point, to end: Point) {
    let x0 = FixedPoint.from(start.x)
    let y0 = FixedPoint.from(start.y)
    let x1 = FixedPoint.from(end.x)
    let y1 = FixedPoint.from(end.y)
    guard y0 != y1 else { return }
    var edge =
      y0 < y1
      ? Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1)
      : Edge(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1)
    guard edge.y0 < view.bottom, edge.y1 > view.top else { return }
    guard edge.minX < view.right else {
      extent.right = view.right
      return
    }
    if edge.maxX <= view.left {
      edge.x0 = view.left
      edge.x1 = view.left
    }
    extent.grow(by: edge)
    edges.append(edge)
  }
}
