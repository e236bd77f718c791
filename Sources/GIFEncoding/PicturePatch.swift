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

  /// The part of the patch in `part`, which lies within its area.
  package func cropped(to part: PixelArea) -> PicturePatch {
    if part == area { return self }
    var kept: [UInt32] = []
    kept.reserveCapacity(part.pixelCount)
    for y in part.rows {
      let start = range(ofRow: y).lowerBound + part.x - area.x
      kept += pixels[start..<start + part.width]
    }
    return PicturePatch(area: part, pixels: kept)
  }

  /// Draws another patch, which lies within the area.
  package mutating func draw(_ other: PicturePatch) {
    for y in other.area.rows {
      let start = range(ofRow: y).lowerBound + other.area.x - area.x
      pixels.replaceSubrange(
        start..<start + other.area.width, with: other.pixels[other.range(ofRow: y)])
    }
  }

  /// Gives each pixel the colour of its index, except where that is transparent.
  mutating func draw(_ indices: [UInt8], palette: Palette) {
    for (place, index) in indices.enumerated() where index != palette.transparentIndex {
      pixels[place] = palette.colors[Int(index) - palette.firstColorIndex].bits
    }
  }
}
