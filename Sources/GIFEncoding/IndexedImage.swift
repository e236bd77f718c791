// SPDX-License-Identifier: MIT

/// A picture of palette indices, rows packed from the top.
struct IndexedImage: Equatable {
  let width: Int
  let height: Int
  var indices: [UInt8]

  init(width: Int, height: Int, filledWith index: UInt8) {
    self.width = width
    self.height = height
    indices = [UInt8](repeating: index, count: width * height)
  }

  /// The smallest area outside which this picture and `other` are equal; `nil` if they are equal.
  func areaOfChange(to other: IndexedImage) -> PixelArea? {
    area { indices[$0] != other.indices[$0] }
  }

  /// The smallest area of all pixels that have `index` in `other` but not here.
  func areaBecoming(_ index: UInt8, in other: IndexedImage) -> PixelArea? {
    area { other.indices[$0] == index && indices[$0] != index }
  }

  /// The indices of an area, row by row.
  func cropped(to area: PixelArea) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(area.width * area.height)
    for y in area.y..<area.y + area.height {
      let start = y * width + area.x
      result += indices[start..<start + area.width]
    }
    return result
  }

  mutating func fill(_ area: PixelArea, with index: UInt8) {
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width { indices[y * width + x] = index }
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
