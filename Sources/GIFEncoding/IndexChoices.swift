// SPDX-License-Identifier: MIT

import ColorQuantization

/// For each pixel of a frame, the indices that leave the right colour on the screen.
///
/// A pixel that must change has the index of its colour. One that must not can also be left as it
/// is by the transparent index, and has no other if the frame's palette lacks its colour.
struct IndexChoices {
  /// The colour's index, or the transparent one if there is no other, row by row.
  private(set) var own: [UInt8] = []
  /// The transparent index where that does as well, else the same as `own`.
  private(set) var other: [UInt8] = []
  let transparentIndex: UInt8?
  /// For each index, others that do as well for a pixel that changes, or empty.
  private var neighbors: [[UInt8]]

  /// Whether a pixel must have its very colour, or empty if none must.
  private var isKept: [Bool] = []

  /// What draws an area of a picture's patch over `screen`.
  ///
  /// The palette has all colours of the area that are not shown already, and a transparent index if
  /// some of the others are not there.
  init(from screen: ShownImage, to picture: QuantizedPicture, in area: PixelArea) {
    let (patch, palette) = (picture.patch, picture.palette)
    transparentIndex = palette.palette.transparentIndex
    neighbors = palette.neighbors
    if let kept = picture.kept {
      for y in area.rows {
        isKept += kept.pixels[kept.range(ofRow: y, in: area)].map { $0 != OpaqueColor.clear }
      }
    }
    own.reserveCapacity(area.pixelCount)
    other.reserveCapacity(area.pixelCount)
    var last: (pixel: UInt32, index: UInt8?) = (OpaqueColor.clear, nil)
    for y in area.rows {
      let (new, old) = (patch.range(ofRow: y, in: area), screen.range(ofRow: y, in: area))
      for (pixel, shown) in zip(patch.pixels[new], screen.pixels[old]) {
        if pixel != last.pixel { last = (pixel, palette.index(of: pixel)) }
        guard let index = last.index ?? (pixel == shown ? transparentIndex : nil) else {
          preconditionFailure("a palette has the colours that it is used for")
        }
        own.append(index)
        let canStay = pixel == shown || canStand(shown, for: index, in: palette)
        other.append(canStay ? transparentIndex ?? index : index)
      }
    }
    // Others would make each index of the frame longer.
    let limit = 1 << codeSize
    neighbors = neighbors.map { $0.filter { Int($0) < limit } }
  }

  /// Whether a colour that is shown already may take the place of an index.
  private func canStand(_ shown: UInt32, for index: UInt8, in palette: IndexedPalette) -> Bool {
    guard hasNeighbors, shown != OpaqueColor.clear, let shownIndex = palette.index(of: shown)
    else { return false }
    return neighbors[Int(index)].contains(shownIndex)
  }

  /// The same with no index in place of another.
  var withoutNeighbors: IndexChoices {
    var choices = self
    choices.neighbors = []
    return choices
  }

  /// Whether any pixel can have an index that is neither `own` nor `other`.
  var hasNeighbors: Bool { !neighbors.isEmpty }

  /// Indices that leave pixels as they are where that joins runs.
  ///
  /// That is in stretches of pixels that can stay and have more than one colour. A stretch of one
  /// colour is as short when it is repeated, and may go on with what is beside it.
  var skippingMixedStretches: [UInt8] {
    guard let transparentIndex else { return own }
    var indices = own
    var start = 0
    while let first = other[start...].firstIndex(of: transparentIndex) {
      let end = other[first...].firstIndex { $0 != transparentIndex } ?? own.count
      if own[first..<end].contains(where: { $0 != own[first] }) {
        for position in first..<end { indices[position] = transparentIndex }
      }
      start = end
    }
    return indices
  }

  /// Other indices than `own` and the transparent one that do for a pixel.
  func neighbors(at position: Int) -> [UInt8] {
    guard hasNeighbors, own[position] == other[position], isKept.isEmpty || !isKept[position]
    else { return [] }
    return neighbors[Int(own[position])]
  }

  /// Bits of the largest index, at least 2.
  var codeSize: Int {
    let largest = own.max() ?? 0
    return max(2, largest.bitWidth - largest.leadingZeroBitCount)
  }
}
