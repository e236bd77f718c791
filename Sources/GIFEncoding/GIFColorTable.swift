// SPDX-License-Identifier: MIT

import ColorQuantization

/// The colour table of a palette: as many entries as the next power of two.
///
/// Entries that no opaque pixel uses repeat the first colour, so that a program which looks for the
/// nearest one never finds a colour that is not the palette's.
struct GIFColorTable: Equatable {
  let entries: [OpaqueColor]

  init(_ palette: Palette) {
    var count = 2
    while count < palette.count { count *= 2 }
    let first = palette.colors[0]
    let transparent = [OpaqueColor](repeating: first, count: palette.firstColorIndex)
    let unused = [OpaqueColor](repeating: first, count: count - palette.count)
    entries = transparent + palette.colors + unused
  }

  /// Bits of an index, at least 2.
  var codeSize: Int { max(2, entries.count.trailingZeroBitCount) }

  /// Red, green and blue of each entry, as the file has them.
  var bytes: [UInt8] {
    entries.flatMap { [UInt8($0.red), UInt8($0.green), UInt8($0.blue)] }
  }
}
