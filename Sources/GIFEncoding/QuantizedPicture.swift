// SPDX-License-Identifier: MIT

/// What changes in a picture, in the colours that it is to be shown with.
struct QuantizedPicture {
  /// Holds all pixels that change.
  var patch: PicturePatch
  /// Has the colours of all pixels that differ from the picture before.
  var palette: IndexedPalette
  /// Whether the palette is the picture's own, to be stored with it.
  var isLocal: Bool
  /// Pixels of the patch that must have its very colours, the others clear; nil for none.
  var kept: PicturePatch?
}
