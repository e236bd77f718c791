// SPDX-License-Identifier: MIT

import ColorQuantization

/// A picture as a player shows it: opaque colours, or `OpaqueColor.clear`; rows packed from the top.
package struct ShownImage: Equatable {
  package let width: Int
  package let height: Int
  package private(set) var pixels: [UInt32]

  /// A screen on which nothing has been drawn.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: OpaqueColor.clear, count: width * height)
  }

  /// A picture of rows of `width` pixels.
  package init(width: Int, pixels: [UInt32]) {
    precondition(pixels.count.isMultiple(of: width), "a picture has whole rows")
    self.width = width
    height = pixels.count / width
    self.pixels = pixels
  }

  /// All of the picture.
  package var area: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

  /// Part of the picture.
  package func patch(_ area: PixelArea) -> PicturePatch {
    // All of it shares its memory.
    if area == self.area { return PicturePatch(area: area, pixels: pixels) }
    var part: [UInt32] = []
    part.reserveCapacity(area.pixelCount)
    for y in area.rows { part += pixels[range(ofRow: y, in: area)] }
    return PicturePatch(area: area, pixels: part)
  }

  /// The smallest area outside which this picture and `other`, of the same size, are equal; `nil`
  /// if they are equal.
  package func areaOfChange(to other: ShownImage) -> PixelArea? {
    areaOfChange(to: PicturePatch(area: area, pixels: other.pixels))
  }

  /// The smallest area outside which the picture stays as it is when `patch` is drawn; `nil` if all
  /// of it does.
  package func areaOfChange(to patch: PicturePatch) -> PixelArea? {
    let (shown, next) = (pixels.span, patch.pixels.span)
    return patch.area.smallestPart { y in
      shown.extracting(range(ofRow: y, in: patch.area))
        .rangeOfChange(to: next.extracting(patch.range(ofRow: y)))
    }
  }

  /// How many pixels of an area differ in `other`, which has the same size.
  func countOfChanges(to other: ShownImage, in area: PixelArea) -> Int {
    let (shown, next) = (pixels.span, other.pixels.span)
    return area.rows.reduce(0) { count, y in
      let row = range(ofRow: y, in: area)
      return count + shown.extracting(row).countOfChanges(to: next.extracting(row))
    }
  }

  /// The smallest area of all pixels that are clear in `other` but not here; `nil` if there are none.
  package func areaVanishing(in other: ShownImage) -> PixelArea? {
    let (shown, next) = (pixels.span, other.pixels.span)
    return area.smallestPart { y in
      let row = range(ofRow: y, in: area)
      return shown.extracting(row).rangeVanishing(in: next.extracting(row))
    }
  }

  /// Draws a part of the picture anew.
  package mutating func draw(_ patch: PicturePatch) {
    if patch.area == area {
      pixels = patch.pixels
      return
    }
    for y in patch.area.rows {
      pixels.replaceSubrange(
        range(ofRow: y, in: patch.area), with: patch.pixels[patch.range(ofRow: y)])
    }
  }

  package mutating func clear(_ area: PixelArea) {
    for y in area.rows {
      for position in range(ofRow: y, in: area) { pixels[position] = OpaqueColor.clear }
    }
  }

  /// Positions of an area's pixels in row `y` of the picture.
  func range(ofRow y: Int, in area: PixelArea) -> Range<Int> {
    let start = y * width + area.x
    return start..<start + area.width
  }
}
