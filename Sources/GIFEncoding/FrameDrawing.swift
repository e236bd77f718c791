// SPDX-License-Identifier: MIT

/// What has to be drawn to turn what the screen shows into a picture, in the fewest bits found.
struct FrameDrawing {
  let area: PixelArea
  /// The picture's own table, or `nil` if it uses that of all frames.
  let localTable: GIFColorTable?
  /// The area's pixels, row by row.
  let indices: [UInt8]
  /// Bits of an index that the compression starts with.
  let codeSize: Int
  /// The index that leaves pixels as they are, if the area has any.
  let transparentIndex: UInt8?
  /// Size of the pixels and of the table, in bits.
  let bitCount: Int

  /// What the picture looks like when it is drawn.
  let image: ShownImage

  /// Draws over `screen`; the area holds `cleared`, which the frame's disposal must clear.
  init(from screen: ShownImage, to picture: QuantizedPicture, clearing cleared: PixelArea?) {
    // A frame that only adds time still needs a pixel.
    area =
      screen.areaOfChange(to: picture.image)?.union(cleared) ?? cleared
      ?? PixelArea(x: 0, y: 0, width: 1, height: 1)
    let choices = IndexChoices(
      from: screen, to: picture.image, in: area, palette: picture.palette)
    localTable = picture.isLocal ? GIFColorTable(picture.palette.palette) : nil
    codeSize = localTable?.codeSize ?? choices.codeSize
    let best = LZWParser.shortest(choices, codeSize: codeSize)
    indices = best.indices
    transparentIndex = choices.transparentIndex.flatMap { best.indices.contains($0) ? $0 : nil }
    bitCount = best.bitCount + 8 * (localTable?.bytes.count ?? 0)
    image =
      picture.palette.neighbors.isEmpty
      ? picture.image
      : picture.image.drawn(best.indices, in: area, palette: picture.palette.palette)
  }
}
