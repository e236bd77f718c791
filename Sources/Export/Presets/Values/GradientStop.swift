// SPDX-License-Identifier: MIT

import Graphics
import Scenes

/// A colour on the way of a gradient.
struct GradientStop: ParameterGroup {
  var at = 0.0
  var color = Color.white

  mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.number("at", &at, .fraction, in: 0...1, "How far along the gradient the colour is")
    mapper.color("color", &color, "The colour there")
  }
}
