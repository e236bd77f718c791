// SPDX-License-Identifier: MIT

import GIFEncoding
import Scenes

/// The keys of `gif`.
struct GIFSection: PresetSection {
  private var quality = Quality.standard
  private var colors = ColorCount()
  private var dither = GIFOptions.Dither.none
  private var palette = GIFOptions.Tables.auto
  private var lossy = 0

  mutating func map(_ mapper: inout some PresetMapper) {
    mapper.value("quality", &quality, "How close the picture is to the frames; more is larger")
    mapper.value(
      "colors", &colors,
      "The most colours of a table, a transparent one included; null lets the quality decide")
    mapper.choice(
      "dither", &dither,
      "How a gradient behind the scene is mixed from a table that lacks its colours")
    mapper.choice(
      "palette", &palette,
      "One table for all frames, one for each, or whichever is short and reaches the quality")
    mapper.whole(
      "lossy", &lossy, in: 0...100,
      "How far pixels may be from the picture so that it compresses better; 0 is not at all")
  }

  func makeOptions() -> GIFOptions {
    var options = GIFOptions()
    options.quality = quality.level
    options.colorCount = colors.count
    options.dither = dither
    options.tables = palette
    options.loss = lossy
    return options
  }
}

extension GIFOptions.Dither: ParameterChoice {}
extension GIFOptions.Tables: ParameterChoice {}
