// SPDX-License-Identifier: MIT

/// A straight piece of an outline that goes down, in units of ``FixedPoint``.
struct Edge: Sendable, Hashable {
  /// The upper end.
  var x0: Int32
  var y0: Int32
  /// The lower end; `y1 > y0`.
  var x1: Int32
  var y1: Int32
  /// 1 if the outline runs down here, -1 if it runs up.
  var winding: Int32

  var minX: Int32 { min(x0, x1) }
  var maxX: Int32 { max(x0, x1) }
}

extension Edge {
  /// The edge along a piece of outline that is not level.
  @inline(__always)
  init(fromX startX: Int32, y startY: Int32, toX endX: Int32, y endY: Int32) {
    self =
      startY < endY
      ? Edge(x0: startX, y0: startY, x1: endX, y1: endY, winding: 1)
      : Edge(x0: endX, y0: endY, x1: startX, y1: startY, winding: -1)
  }
}
