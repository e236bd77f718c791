// SPDX-License-Identifier: MIT

import ColorQuantization

/// The color table of a palette: as many entries as the next power of two.
///
/// Entries that no opaque pixel uses repeat the first colour, so that a program which looks for the
/// nearest one never finds a colour that is not the palette's.
struct GIFColorTable {
  let entries: [OpaqueColor]

  init(_ palette: Palette) {
    var count = 2
    while count < palette.count { count *= 2 }
    let unused = [OpaqueColor](
      repeating: palette.colors[0], count: count - palette.colors.count)
    entries = palette.colors + unused
  }
}
