// SPDX-License-Identifier: MIT

import ColorQuantization

/// A part of a picture: an area and what it shows.
package struct PicturePatch: Equatable {
  package let area: PixelArea
  /// Opaque colours or `OpaqueColor.clear`; rows packed from the top.
  package var pixels: [UInt32]

  package init(area: PixelArea, pixels: [UInt32]) {
    precondition(pixels.count == area.pixelCount, "a patch has all pixels of its area")
    self.area = area
    self.pixels = pixels
  }

  /// Where the pixels of the picture's row `y` are.
  func range(ofRow y: Int) -> Range<Int> {
    let start = (y - area.y) * area.width
    return start..<start + area.width
  }

  /// Where the pixels of the picture's row `y` are that lie in `part` of the area.
  func range(ofRow y: Int, in part: PixelArea) -> Range<Int> {
    let start = range(ofRow: y).lowerBound + part.x - area.x
    return start..<start + part.width
  }

  /// Gives pixels the colours that another patch of the same area has, except where that is clear.
  mutating func draw(_ other: PicturePatch) {
    precondition(other.area == area, "both are of one area")
    for (place, color) in other.pixels.enumerated() where color != OpaqueColor.clear {
      pixels[place] = color
    }
  }

  /// Gives each pixel of `part` of the area the colour of its index, except where that is
  /// transparent.
  mutating func draw(_ indices: [UInt8], in part: PixelArea, palette: Palette) {
    var rest = indices[...]
    for y in part.rows {
      for (place, index) in zip(range(ofRow: y, in: part), rest)
      where index != palette.transparentIndex {
        pixels[place] = palette.colors[Int(index) - palette.firstColorIndex].bits
      }
      rest = rest.dropFirst(part.width)
    }
  }
}
