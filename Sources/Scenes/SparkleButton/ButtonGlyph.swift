// SPDX-License-Identifier: MIT

package import Graphics
import LayerTree

/// What a like button shows, in a square.
package struct ButtonGlyph: ParameterGroup {
  package enum Shape: String, ParameterChoice {
    case heart
    case star
    case thumb
  }

  package var shape = Shape.heart
  /// Side of the square, points.
  package var size = 30.0
  package var offColor = Color(hex: 0xC7CCD1)
  package var onColor = Color(hex: 0xF2385A)

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.choice("shape", &shape, "Which glyph the button shows")
    mapper.number("size", &size, .points, in: 1...2000, "Side of the glyph's square")
    mapper.color("offColor", &offColor, "Its colour before a press")
    mapper.color("onColor", &onColor, "Its colour from a press to the next release")
  }

  /// The outline in a square of `size` with its origin at the top left.
  var path: Path {
    switch shape {
    case .heart: Self.heart.transformed(by: .scale(x: size / 36, y: size / 36))
    case .star:
      .star(
        center: Point(x: size / 2, y: size * 0.53), points: 5, outerRadius: size * 0.5,
        innerRadius: size * 0.191)
    case .thumb: Self.thumb.transformed(by: .scale(x: size / 48, y: size / 48))
    }
  }

  /// Switches the colour at `time` for good.
  func coloring(isOn: Bool, from time: Double) -> any Animation {
    let color = isOn ? onColor : offColor
    var animation = BasicAnimation(.fillColor, from: color, to: color, duration: .infinity)
    animation.timing.beginTime = time
    return animation
  }

  /// The articles' heart, without its border and outline, centred in 36 points.
  private static var heart: Path {
    HeartShape().path.transformed(
      by: AffineTransform.translation(x: -18, y: -19.5)
        .concatenating(.scale(x: 1.18, y: 1.18))
        .concatenating(.translation(x: 18, y: 18)))
  }

  /// A raised thumb beside its cuff, in 48 points.
  private static var thumb: Path {
    var path = Path.roundedRect(Rect(x: 5, y: 21, width: 9, height: 22), cornerRadius: 2.5)
    path.move(to: Point(x: 15.5, y: 22.6))
    path.line(to: Point(x: 22.2, y: 8.2))
    path.cubic(
      to: Point(x: 26.6, y: 5.6), control1: Point(x: 22.9, y: 6.5), control2: Point(x: 24.7, y: 5.4)
    )
    path.cubic(
      to: Point(x: 29.6, y: 11.2), control1: Point(x: 29.2, y: 5.9),
      control2: Point(x: 30.4, y: 8.6))
    path.line(to: Point(x: 28, y: 18))
    path.line(to: Point(x: 38.5, y: 18))
    path.cubic(
      to: Point(x: 42.6, y: 22.4), control1: Point(x: 41.2, y: 18), control2: Point(x: 43.1, y: 20))
    path.cubic(
      to: Point(x: 41.4, y: 27.2), control1: Point(x: 44.6, y: 23.8),
      control2: Point(x: 43.9, y: 26.4))
    path.cubic(
      to: Point(x: 40, y: 32.4), control1: Point(x: 43.6, y: 28.4),
      control2: Point(x: 42.6, y: 31.6))
    path.cubic(
      to: Point(x: 38.2, y: 37.6), control1: Point(x: 42.2, y: 33.6),
      control2: Point(x: 41, y: 36.8))
    path.cubic(
      to: Point(x: 34.2, y: 42), control1: Point(x: 40, y: 40), control2: Point(x: 37.4, y: 42))
    path.line(to: Point(x: 22, y: 42))
    path.cubic(
      to: Point(x: 15.5, y: 38.5), control1: Point(x: 19, y: 42), control2: Point(x: 17, y: 40.6))
    path.close()
    return path
  }
}
