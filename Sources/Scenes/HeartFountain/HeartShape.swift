// SPDX-License-Identifier: MIT

package import Graphics
package import LayerTree

/// The heart that the articles draw with two quadratic curves and two half circles.
///
/// The path is one open sub-path whose ends meet at the tip: filling closes it, stroking does not, so
/// round caps make the tip. Source: articles 000 and 003.
package struct HeartShape: ParameterGroup {
  /// Side of the square that the heart is drawn in, points.
  package var size = 36.0
  /// Free border inside the square, points.
  package var padding = 4.0
  /// The lobes' centres lie at `floor(size / shoulder)` from the top.
  package var shoulder = 2.4
  /// Width of the outline, points; 0 draws none.
  package var strokeWidth = 1.0
  package var stroke = Color.white

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    let articles = "articles 000 and 003"
    mapper.number(
      "size", &size, .points, in: 1...2000,
      ParameterNote("Side of the square that a heart is drawn in", source: articles))
    mapper.number(
      "padding", &padding, .points, in: 0...500,
      ParameterNote("Free border inside the square", source: articles))
    mapper.number(
      "shoulder", &shoulder, .none, in: 1...20,
      ParameterNote(
        "The lobes' centres lie at size divided by this from the top, rounded down",
        source: articles))
    mapper.number(
      "strokeWidth", &strokeWidth, .points, in: 0...100,
      ParameterNote("Width of the outline; 0 draws none", source: articles))
    mapper.color("stroke", &stroke, ParameterNote("Colour of the outline", source: articles))
  }

  /// The outline, in a square of `size` with its origin at the top left.
  ///
  /// Rounding down works on whole points, as in the articles: a size that is not a multiple of four
  /// points leaves the heart a little off centre.
  package var path: Path {
    let radius = max(0, ((size - 2 * padding) / 4).rounded(.down))
    let tip = Point(x: (size / 2).rounded(.down), y: size - padding)
    let left = Point(x: padding, y: (size / shoulder).rounded(.down))
    let right = Point(x: left.x + 4 * radius, y: left.y)
    var path = Path()
    path.move(to: tip)
    path.quad(to: left, control: Point(x: left.x, y: left.y + radius))
    for lobe in [1.0, 3.0] {
      path.addArc(
        center: Point(x: left.x + lobe * radius, y: left.y), radius: radius,
        startAngle: .pi, endAngle: 0, clockwise: true)
    }
    path.quad(to: tip, control: Point(x: right.x, y: right.y + radius))
    return path
  }

  /// The heart filled with `fill`, its outline over the fill.
  package func content(fill: Color) -> ShapeContent {
    let pen = StrokeStyle(width: strokeWidth, cap: .round, join: .round)
    return ShapeContent(
      path: path, fill: .solid(fill),
      stroke: strokeWidth > 0 ? ShapeContent.Stroke(style: pen, paint: .solid(stroke)) : nil)
  }
}
