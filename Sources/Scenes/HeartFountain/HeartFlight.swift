// SPDX-License-Identifier: MIT

package import Graphics

/// What one heart does, with every random choice made.
package struct HeartFlight: Sendable, Hashable {
  /// Where the anchor point starts and ends, points.
  package var start: Point
  package var end: Point
  /// Offset of the S-shaped curve's control points: the first lies at `start.x + x`, `height - y`,
  /// the second at `start.x - 2x`, `y`.
  package var control: Point
  /// Final turn, radians, clockwise.
  package var angle: Double
  package var fill: Color

  /// The curve on a stage of `height` points.
  package func path(height: Double) -> Path {
    var path = Path()
    path.move(to: start)
    path.cubic(
      to: end,
      control1: Point(x: start.x + control.x, y: height - control.y),
      control2: Point(x: start.x - 2 * control.x, y: control.y))
    return path
  }
}
