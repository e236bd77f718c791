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

  /// Draws an area of a picture's patch over `screen`.
  init(_ picture: QuantizedPicture, in area: PixelArea, over screen: ShownImage) {
    self.area = area
    choices = IndexChoices(from: screen, to: picture, in: area)
    localTable = picture.isLocal ? GIFColorTable(picture.palette.palette) : nil
    codeSize = localTable?.codeSize ?? choices.codeSize
  }

  /// Bits of the table.
  var tableBitCount: Int { 24 * (localTable?.entries.count ?? 0) }
}
