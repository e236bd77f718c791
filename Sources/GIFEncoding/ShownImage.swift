// SPDX-License-Identifier: MIT

import ColorQuantization

/// What a player shows: opaque colours, or `OpaqueColor.clear`; rows packed from the top.
struct ShownImage: Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  /// A screen on which nothing has been drawn.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: OpaqueColor.clear, count: width * height)
  }

  /// The smallest area outside which this picture and `other` are equal; `nil` if they are equal.
  func areaOfChange(to other: ShownImage) -> PixelArea? {
    area { pixels[$0] != other.pixels[$0] }
  }

  /// The smallest area of all pixels that are clear in `other` but not here.
  func areaVanishing(in other: ShownImage) -> PixelArea? {
    area { other.pixels[$0] == OpaqueColor.clear && pixels[$0] != OpaqueColor.clear }
  }

  /// Positions of the first pixels of an area's rows.
  func rowStarts(of area: PixelArea) -> StrideTo<Int> {
    let start = area.y * width + area.x
    return stride(from: start, to: start + area.height * width, by: width)
  }

  /// The picture with an area's pixels in the colours of `indices`, except where they are
  /// transparent.
  func drawn(_ indices: [UInt8], in area: PixelArea, palette: Palette) -> ShownImage {
    var image = self
    for (row, start) in rowStarts(of: area).enumerated() {
      for column in 0..<area.width {
        let index = indices[row * area.width + column]
        if index == palette.transparentIndex { continue }
        image.pixels[start + column] =
          palette.colors[Int(index) - palette.firstColorIndex].bits
      }
    }
    return image
  }

  mutating func clear(_ area: PixelArea) {
    for start in rowStarts(of: area) {
      for position in start..<start + area.width { pixels[position] = OpaqueColor.clear }
    }
  }

  /// The smallest area of all positions for which `isInside` holds.
  @inline(__always)
  private func area(where isInside: (Int) -> Bool) -> PixelArea? {
    var left = width
    var right = -1
    var top = height
    var bottom = -1
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      guard let first = row.first(where: isInside) else { continue }
      let last = row.last(where: isInside) ?? first
      left = min(left, first - row.lowerBound)
      right = max(right, last - row.lowerBound)
      top = min(top, y)
      bottom = y
    }
    guard bottom >= 0 else { return nil }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
