// SPDX-License-Identifier: MIT

import ColorQuantization

/// Gives each picture of a clip colours that a GIF can show, from the clip's palette or from one of
/// the picture's own.
///
/// Only pixels whose source changed get a colour; all others keep the one they are shown with, so
/// that what stands still is still.
struct PictureQuantizer {
  /// A palette of the clip with no more colours is not beaten by one that has to be stored again.
  private static let smallPaletteCount = 64
  /// How many times the error of the clip's palette a picture's own may have.
  private static let ownErrorFactor = 2.0
  /// How many times its goal the error of one picture may be if so few colours are enough for the
  /// clip as a whole.
  private static let sharedErrorFactor = 4.0

  private let quality: GIFQuality
  private let tables: GIFOptions.Tables
  private let colorCount: Int
  private let exactColors: [OpaqueColor]
  private var global: PaletteMapper
  private let globalIndices: IndexedPalette
  /// The last picture, unchanged.
  private var source: [UInt32] = []

  init(palette: Palette, exactColors: [OpaqueColor], options: GIFOptions) {
    quality = GIFQuality(options.quality)
    tables = options.tables
    colorCount = options.colorCount ?? 256
    self.exactColors = exactColors
    global = PaletteMapper(palette)
    globalIndices = IndexedPalette(palette)
  }

  /// The forms in which the next picture, whose pixels are opaque or clear, is shown well enough
  /// over `image`, which is how the one before is shown.
  mutating func forms(of next: [UInt32], over image: ShownImage) -> [QuantizedPicture] {
    defer { source = next }
    let isFirst = source.isEmpty
    if isFirst { source = [UInt32](repeating: OpaqueColor.clear, count: next.count) }
    let goal = isFirst ? quality.firstGoal : quality.pictureGoal
    if tables == .local { return [localForm(of: next, over: image, errorGoal: goal)] }
    let (form, error) = globalForm(of: next, over: image)
    if tables == .global { return [form] }
    let isSmall = globalIndices.palette.count <= Self.smallPaletteCount
    if error > goal * (isSmall && !isFirst ? Self.sharedErrorFactor : 1) {
      return [localForm(of: next, over: image, errorGoal: goal)]
    }
    if isFirst || isSmall { return [form] }
    let ownGoal = min(goal, error * Self.ownErrorFactor)
    return [form, localForm(of: next, over: image, errorGoal: ownGoal)]
  }

  /// The picture in the clip's colours, and the mean squared error of what changes but for the
  /// exact colours.
  private mutating func globalForm(
    of next: [UInt32], over image: ShownImage
  ) -> (form: QuantizedPicture, error: Double) {
    var image = image
    var error = 0
    var count = 0
    let exact = exactColors.map(\.bits)
    for position in next.indices where next[position] != source[position] {
      let pixel = next[position]
      let color = global.color(for: pixel)
      image.pixels[position] = color
      if pixel != OpaqueColor.clear, !exact.contains(pixel) {
        count += 1
        error += OpaqueColor(bits: pixel).squaredDistance(to: OpaqueColor(bits: color))
      }
    }
    let form = QuantizedPicture(image: image, palette: globalIndices, isLocal: false)
    return (form, Double(error) / Double(3 * max(1, count)))
  }

  /// The picture in colours made for what changes.
  private func localForm(
    of next: [UInt32], over image: ShownImage, errorGoal: Double
  ) -> QuantizedPicture {
    var image = image
    let changed = next.indices.filter { next[$0] != source[$0] }
    let colors = WeightedColor.count(changed.map { next[$0] })
    let moving = colors.filter { !exactColors.contains($0.color) }.reduce(0) { $0 + $1.weight }
    let builder = PaletteBuilder(
      capacity: colorCount, needsTransparentIndex: true, exactColors: exactColors,
      errorGoal: .constant(errorGoal * Double(moving) / Double(max(1, changed.count))))
    let palette = builder.palette(of: colors)
    var mapper = PaletteMapper(palette)
    for position in changed { image.pixels[position] = mapper.color(for: next[position]) }
    return QuantizedPicture(image: image, palette: IndexedPalette(palette), isLocal: true)
  }
}
