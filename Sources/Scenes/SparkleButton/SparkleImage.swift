// SPDX-License-Identifier: MIT

import Graphics
import LayerTree

/// How a sparkle is drawn: a star that fades towards its points, in a faint halo.
///
/// The article's image is not available; this takes its place.
package struct SparkleImage: ParameterGroup {
  /// Side of the image, points; the cell's scale makes it small.
  package var size = 80.0
  package var points = 4
  /// Inner radius of the star, as a share of the outer.
  package var innerRadius = 0.36
  /// Share of the radius over which the star fades.
  package var softness = 0.55
  /// Alpha of the halo at its centre.
  package var halo = 0.35

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.number(
      "size", &size, .points, in: 0.1...4000, "Side of the image before the cell's scale")
    mapper.whole("points", &points, in: 2...64, "Points of the star")
    mapper.number(
      "innerRadius", &innerRadius, .fraction, in: 0.01...1,
      "Inner radius of the star, as a share of the outer; 1 is a polygon")
    mapper.number(
      "softness", &softness, .fraction, in: 0...1, "Share of the radius over which the star fades")
    mapper.number("halo", &halo, .fraction, in: 0...1, "Alpha of the halo's centre; 0 draws none")
  }

  /// Gives `cell` its image, in white: the cell's colour tints it.
  func draw(in cell: inout EmitterCell) {
    let radius = size / 2
    let center = Point(x: radius, y: radius)
    cell.contentsSize = Size(width: size, height: size)
    cell.contents = []
    if halo > 0 {
      cell.contents.append(
        ShapeContent(
          path: .ellipse(in: Rect(x: 0, y: 0, width: size, height: size)),
          fill: fading(from: halo, at: 0, center: center, radius: radius)))
    }
    cell.contents.append(
      ShapeContent(
        path: .star(
          center: center, points: points, outerRadius: radius, innerRadius: radius * innerRadius),
        fill: softness > 0
          ? fading(from: 1, at: 1 - softness, center: center, radius: radius)
          : .solid(.white)))
  }

  /// White of `alpha` up to the share `start` of the radius, then fading to nothing.
  private func fading(from alpha: Double, at start: Double, center: Point, radius: Double) -> Paint
  {
    .gradient(
      Gradient(
        geometry: .radial(center: center, radius: radius),
        stops: [
          Gradient.Stop(location: start, color: Color.white.withAlpha(alpha)),
          Gradient.Stop(location: 1, color: Color.white.withAlpha(0)),
        ]))
  }
}
