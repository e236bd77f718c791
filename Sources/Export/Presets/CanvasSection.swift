// SPDX-License-Identifier: MIT

import Graphics
import Scenes

/// The keys of `canvas`.
struct CanvasSection: PresetSection {
  private var size = CanvasSize()
  private var scale = 2.0
  private var background = BackgroundValue.color(.clear)
  private var matte = MatteColor()

  mutating func map(_ mapper: inout some PresetMapper) {
    mapper.value("size", &size, "Size of the picture in points")
    mapper.number("scale", &scale, .none, in: 0.01...100, "Pixels a point")
    mapper.value("background", &background, "What is behind the scene")
    mapper.value(
      "matte", &matte,
      "What formats without full transparency show behind a transparent background")
  }

  func makeCanvas() -> Canvas {
    Canvas(
      size: size.size, scale: scale, background: background.makeBackground(on: size.size),
      matte: matte.color)
  }
}
