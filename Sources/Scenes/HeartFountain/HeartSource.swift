// SPDX-License-Identifier: MIT

import Graphics

/// Where hearts start.
package struct HeartSource: ParameterGroup {
  /// From the left side of the canvas, points.
  package var x = 54.0
  /// From the lower side of the canvas, points.
  package var fromBottom = 28.0

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.number(
      "x", &x, .points, in: -8192...8192,
      ParameterNote("Distance from the left side of the canvas", source: "article 000"))
    mapper.number(
      "fromBottom", &fromBottom, .points, in: -8192...8192,
      ParameterNote("Distance from the lower side of the canvas", source: "article 000"))
  }

  func point(on canvas: Size) -> Point { Point(x: x, y: canvas.height - fromBottom) }
}
