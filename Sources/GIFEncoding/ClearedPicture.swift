// SPDX-License-Identifier: MIT

import ColorQuantization

/// A part of a picture that was cleared, and is drawn again where its source stands still.
///
/// What stands still must be still, so those pixels get the colours that they were shown with.
struct ClearedPicture {
  private let source: PicturePatch
  private let shown: PicturePatch

  /// `source` is what the pixels were meant to show, `shown` how they were shown, of one area.
  init(source: PicturePatch, shown: PicturePatch) {
    precondition(source.area == shown.area, "both are of what was cleared")
    self.source = source
    self.shown = shown
  }

  /// The pixels of `area` that `next` shows as before, in the colours that they had.
  ///
  /// The others are clear; nil if nothing of the area was cleared.
  func kept(in area: PixelArea, of next: ShownImage) -> PicturePatch? {
    guard let common = area.intersection(shown.area) else { return nil }
    var kept = PicturePatch(
      area: area, pixels: [UInt32](repeating: OpaqueColor.clear, count: area.pixelCount))
    for y in common.rows {
      let places = zip(
        kept.range(ofRow: y, in: common),
        zip(shown.range(ofRow: y, in: common), next.range(ofRow: y, in: common)))
      for (place, (before, position)) in places
      where source.pixels[before] == next.pixels[position] {
        kept.pixels[place] = shown.pixels[before]
      }
    }
    return kept
  }
}
