// SPDX-License-Identifier: MIT

import ColorQuantization

/// For each pixel of a frame, the indices that leave the right colour on the screen.
///
/// A pixel that must change has the index of its colour. One that must not can also be left as it
/// is by the transparent index, and has no other if the frame's palette lacks its colour.
struct IndexChoices {
  /// The colour's index, or the transparent one if there is no other, row by row.
  private(set) var own: [UInt8] = []
  /// Whether the transparent index does as well.
  private(set) var canStay: [Bool] = []
  private(set) var transparentIndex: UInt8?
  /// Whether a pixel that can stay may also be drawn again.
  private(set) var canChoose = true
  /// For each index, others that do as well for a pixel that changes, or empty.
  private var neighbors: [[UInt8]] = []

  /// The palette has all colours of the area that differ between `screen` and `image`, and a
  /// transparent index if some are not there.
  init(
    from screen: ShownImage, to image: ShownImage, in area: PixelArea, palette: IndexedPalette
  ) {
    transparentIndex = palette.palette.transparentIndex
    neighbors = palette.neighbors
    own.reserveCapacity(area.width * area.height)
    canStay.reserveCapacity(area.width * area.height)
    var last: (pixel: UInt32, index: UInt8?) = (OpaqueColor.clear, nil)
    for start in image.rowStarts(of: area) {
      for position in start..<start + area.width {
        let pixel = image.pixels[position]
        if pixel != last.pixel { last = (pixel, palette.index(of: pixel)) }
        guard let index = last.index ?? transparentIndex else {
          preconditionFailure("a palette has the colours that it is used for")
        }
        own.append(index)
        canStay.append(transparentIndex != nil && pixel == screen.pixels[position])
      }
    }
  }

  /// The choices with every pixel drawn that has an index of its own.
  var repeatingAll: IndexChoices {
    var choices = self
    choices.canChoose = false
    return choices
  }

  /// The choices with every pixel left as it is that can stay.
  var skippingAll: IndexChoices {
    var choices = self
    choices.canChoose = false
    guard let transparentIndex else { return choices }
    for position in own.indices where canStay[position] {
      choices.own[position] = transparentIndex
    }
    return choices
  }

  /// The choices with pixels left as they are where that joins runs: in stretches of pixels that can
  /// stay and have more than one colour. A stretch of one colour is as short when it is repeated, and
  /// may go on with what is beside it.
  var skippingMixedStretches: IndexChoices {
    var choices = self
    choices.canChoose = false
    guard let transparentIndex else { return choices }
    var start = 0
    while let first = canStay[start...].firstIndex(of: true) {
      let end = canStay[first...].firstIndex(of: false) ?? own.count
      if own[first..<end].contains(where: { $0 != own[first] }) {
        for position in first..<end { choices.own[position] = transparentIndex }
      }
      start = end
    }
    return choices
  }

  /// Other indices than `own` and the transparent one that do for a pixel.
  func neighbors(at position: Int) -> [UInt8] {
    neighbors.isEmpty || canStay[position] ? [] : neighbors[Int(own[position])]
  }

  /// Bits of the largest index, at least 2.
  var codeSize: Int {
    let ofNeighbors = neighbors.isEmpty ? 0 : UInt8(neighbors.count - 1)
    let largest = max(own.max() ?? 0, ofNeighbors)
    return max(2, largest.bitWidth - largest.leadingZeroBitCount)
  }
}
