// SPDX-License-Identifier: MIT

import Graphics

/// A straight piece of an outline that goes down, in units of ``FixedPoint``.
///
/// Its slopes come with it: where they are needed, a division would be waited for.
struct Edge: Sendable {
  /// The upper end.
  let x0: Int32
  let y0: Int32
  /// The lower end; `y1 > y0`.
  let x1: Int32
  let y1: Int32
  /// 1 if the outline runs down here, -1 if it runs up.
  let winding: Int32
  /// dx/dy.
  let slope: Double
  /// dy/dx; not finite if the edge is vertical.
  let inverseSlope: Double

  var minX: Int32 { min(x0, x1) }
  var maxX: Int32 { max(x0, x1) }

  /// Stands where there is no edge.
  static let none = Edge(from: Vertex(x: 0, y: 0), to: Vertex(x: 0, y: 1))

  /// The edge along a piece of outline that is not level.
  @inline(__always)
  init(from start: Vertex, to end: Vertex) {
    let runsDown = start.y < end.y
    x0 = runsDown ? start.x : end.x
    y0 = runsDown ? start.y : end.y
    x1 = runsDown ? end.x : start.x
    y1 = runsDown ? end.y : start.y
    winding = runsDown ? 1 : -1
    let dx = end.exactX - start.exactX
    let dy = end.exactY - start.exactY
    slope = dx / dy
    inverseSlope = dy / dx
  }

  /// The edge from `left`, `top`.
  @inline(__always)
  init(_ edge: Edge, left: Int32, top: Int32) {
    x0 = edge.x0 &- left
    y0 = edge.y0 &- top
    x1 = edge.x1 &- left
    y1 = edge.y1 &- top
    winding = edge.winding
    slope = edge.slope
    inverseSlope = edge.inverseSlope
  }
}

extension Edge {
  /// A point of an outline, in units of ``FixedPoint``, and the same in pixels.
  struct Vertex {
    let x: Int32
    let y: Int32
    let exactX: Double
    let exactY: Double

    init(x: Int32, y: Int32) {
      self.x = x
      self.y = y
      exactX = Double(x) * (1 / Double(FixedPoint.one))
      exactY = Double(y) * (1 / Double(FixedPoint.one))
    }

    /// `point`, which ``FixedPoint`` can hold, rounded.
    @inline(__always)
    init(_ point: Point) {
      x = FixedPoint.from(point.x)
      y = FixedPoint.from(point.y)
      exactX = FixedPoint.nearest(point.x)
      exactY = FixedPoint.nearest(point.y)
    }
  }
}
