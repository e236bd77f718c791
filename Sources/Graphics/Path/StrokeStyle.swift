// SPDX-License-Identifier: MIT

/// The pen a path is stroked with.
package struct StrokeStyle: Sendable, Hashable {
  /// Full width of the line, in the path's own units; it is transformed with the path.
  package var width: Double
  package var cap: LineCap
  package var join: LineJoin

  /// Core Graphics' defaults: butt caps, miter joins with limit 10.
  package init(width: Double, cap: LineCap = .butt, join: LineJoin = .miter(limit: 10)) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}
