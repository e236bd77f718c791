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
