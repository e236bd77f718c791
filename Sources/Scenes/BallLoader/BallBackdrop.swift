// SPDX-License-Identifier: MIT

package import Graphics

/// The rounded panel behind the balls.
package struct BallBackdrop: ParameterGroup {
  package var isShown = true
  /// Side of the panel, points.
  package var size = 100.0
  package var cornerRadius = 10.0
  package var color = Color(hex: 0xF7F7F7)

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.flag("shown", &isShown, "Whether the panel is drawn")
    mapper.number("size", &size, .points, in: 0...4000, "Side of the panel")
    mapper.number("cornerRadius", &cornerRadius, .points, in: 0...2000, "Radius of its corners")
    mapper.color("color", &color, "Its colour")
  }
}
