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
  package var size = 44.0
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
        innerRadius: size * 0.21)
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
    path.move(to: Point(x: 17, y: 24))
    path.cubic(
      to: Point(x: 24, y: 6), control1: Point(x: 21.5, y: 18.5), control2: Point(x: 23, y: 13))
    path.cubic(
      to: Point(x: 29.5, y: 10.5), control1: Point(x: 27.5, y: 5), control2: Point(x: 29.8, y: 7.5))
    path.cubic(
      to: Point(x: 27, y: 19), control1: Point(x: 29.2, y: 13.5), control2: Point(x: 28.2, y: 16.2))
    path.line(to: Point(x: 39, y: 19))
    path.cubic(
      to: Point(x: 42.6, y: 23.6), control1: Point(x: 41.6, y: 19),
      control2: Point(x: 43.2, y: 21.2))
    path.line(to: Point(x: 38.6, y: 40))
    path.cubic(
      to: Point(x: 34.6, y: 43), control1: Point(x: 38.1, y: 41.9), control2: Point(x: 36.6, y: 43))
    path.line(to: Point(x: 21, y: 43))
    path.cubic(
      to: Point(x: 17, y: 39), control1: Point(x: 18.4, y: 43), control2: Point(x: 17, y: 41.4))
    path.close()
    return path
  }
}
