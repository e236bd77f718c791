// SPDX-License-Identifier: MIT

import ColorQuantization

/// What has to be drawn to turn what the screen shows into a picture; the indices are still to be
/// chosen.
struct FrameDrawing {
  let area: PixelArea
  /// The picture's own table, or `nil` if it uses that of all frames.
  let localTable: GIFColorTable?
  let choices: IndexChoices
  /// Bits of an index that the compression starts with.
  let codeSize: Int

  /// Draws a picture's patch over `shown`, the same area of what the screen shows.
  init(_ picture: QuantizedPicture, over shown: PicturePatch) {
    area = picture.patch.area
    choices = IndexChoices(from: shown, to: picture.patch, palette: picture.palette)
    localTable = picture.isLocal ? GIFColorTable(picture.palette.palette) : nil
    codeSize = localTable?.codeSize ?? choices.codeSize
  }

  /// Bits of the table.
  var tableBitCount: Int { 24 * (localTable?.entries.count ?? 0) }
}
