// SPDX-License-Identifier: MIT

/// The area in which a picture differs from the one before.
struct PictureChange {
  /// How the area is shown, in the colours that it was given.
  let shown: PicturePatch
  /// The area's pixels now, unchanged.
  let next: [UInt32]
  private let last: [UInt32]

  /// What happens from `last` to `next`, both unchanged, where `shown` is on the screen.
  init(from last: PicturePatch, to next: PicturePatch, over shown: PicturePatch) {
    precondition(last.area == next.area && next.area == shown.area, "a change has one area")
    self.last = last.pixels
    self.next = next.pixels
    self.shown = shown
  }

  /// Where pixels are in `next` and `shown`.
  var places: Range<Int> { next.indices }

  func isChanged(_ place: Int) -> Bool { next[place] != last[place] }
}
