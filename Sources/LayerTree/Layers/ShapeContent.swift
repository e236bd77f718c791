// SPDX-License-Identifier: MIT

package import Graphics

/// A path in a layer's coordinates, filled, stroked or both; the stroke lies over the fill.
package struct ShapeContent: Sendable, Hashable {
  package struct Stroke: Sendable, Hashable {
    package var style: StrokeStyle
    package var paint: Paint

    package init(style: StrokeStyle, paint: Paint) {
      self.style = style
      self.paint = paint
    }
  }

  package var path: Path
  package var fill: Paint?
  package var fillRule: FillRule
  package var stroke: Stroke?

  package init(path: Path, fill: Paint?, fillRule: FillRule = .nonZero, stroke: Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.fillRule = fillRule
    self.stroke = stroke
  }
}
