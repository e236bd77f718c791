// SPDX-License-Identifier: MIT

package import Graphics

/// Which colour a heart has.
package struct HeartFill: ParameterGroup {
  package enum Order: String, ParameterChoice {
    /// The palette's colours in turn.
    case cycle
    /// A colour of the palette, drawn at random.
    case pick
    /// Any colour: red, green and blue drawn at random.
    case random
  }

  package var order = Order.cycle
  package var palette: [Color] = [
    Color(hex: 0xFF4F7B), Color(hex: 0xFF8A5B), Color(hex: 0xFFC145), Color(hex: 0x7BD389),
    Color(hex: 0x38C6C0), Color(hex: 0x4EA8F5), Color(hex: 0x6C7BF2), Color(hex: 0xA66CF0),
    Color(hex: 0xF06CC7),
  ]

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.choice(
      "order", &order,
      "Whether hearts take the palette's colours in turn, at random, or any colour at random")
    mapper.colors(
      "palette", &palette, count: 1...256, ParameterNote("Fill colours", source: "our own"))
  }

  func color(of index: Int, draw: inout HeartDraw) -> Color {
    switch order {
    case .cycle: palette[index % palette.count]
    case .pick: palette[draw.below(palette.count)]
    case .random:
      Color(
        red: draw.below(256.0) / 255, green: draw.below(256.0) / 255, blue: draw.below(256.0) / 255)
    }
  }
}
