// SPDX-License-Identifier: MIT

import ColorQuantization

/// Gives each picture of a clip colours that a GIF can show, from the clip's palette or from one of
/// the picture's own.
///
/// Only pixels whose source changed get a colour; all others keep the one they are shown with, so
/// that what stands still is still.
struct PictureQuantizer {
  /// A palette of the clip with no more colours is not beaten by one that has to be stored again.
  private static let tinyPaletteCount = 32
  /// One with no more colours is used unless a picture looks much worse in it.
  private static let smallPaletteCount = 64
  /// How many times the error of the clip's palette a picture's own may have.
  private static let ownErrorFactor = 2.0
  /// How much more a pixel matters that is equal to its neighbour: in a flat area errors are seen.
  private static let flatWeight = 3
  /// How much more a pixel matters that goes back to the background: it stays so, and a trail in a
  /// gradient is seen.
  private static let backgroundWeight = 8
  /// How much smaller errors must be over a background that has no exact colours.
  private static let gradientFactor = 0.8
  /// How many times its goal the error of one picture may be if so few colours are enough for the
  /// clip as a whole.
  private static let sharedErrorFactor = 8.0

  private let quality: GIFQuality
  private let tables: GIFOptions.Tables
  private let colorCount: Int
  private let exactColors: [OpaqueColor]
  private let backgroundColors: Set<OpaqueColor>
  private let loss: ColorLoss
  private var global: PaletteMapper
  private let globalIndices: IndexedPalette
  private var globalMixer: PaletteMixer
  private let dither: OrderedDither?
  private var contest = TableContest()
  /// Of the last picture that was tried in the clip's colours.
  private var globalError = 0.0
  /// The last picture, unchanged.
  private var source: ShownImage?

  /// Starts with the palette of the clip, the colours that never change, those of the background
  /// and the dither, if there is to be one.
  init(
    palette: Palette, exactColors: [OpaqueColor], backgroundColors: [OpaqueColor],
    dither: OrderedDither?, options: GIFOptions
  ) {
    self.dither = dither
    globalMixer = PaletteMixer(palette)
    self.backgroundColors = Set(backgroundColors)
    quality = GIFQuality(options.quality)
    // Without a transparent index it has all colours of the clip, and none of other tables.
    let isComplete = palette.transparentIndex == nil
    tables = options.tables == .auto && isComplete ? .global : options.tables
    colorCount = options.colorCount ?? 256
    self.exactColors = exactColors
    global = PaletteMapper(palette)
    loss = ColorLoss(options.loss, exactColors: exactColors)
    globalIndices = IndexedPalette(palette, loss: loss)
  }

  /// The palette that frames without a table of their own are in; if there are none, the shortest
  /// that a file can have.
  var sharedPalette: Palette {
    guard tables == .local else { return globalIndices.palette }
    return Palette(colors: [globalIndices.palette.colors[0]], hasTransparentIndex: true)
  }

  /// The forms in which the next picture, whose pixels are opaque or clear, is shown well enough
  /// over `image`, which is how the one before is shown.
  mutating func forms(of next: ShownImage, over image: ShownImage) -> [QuantizedPicture] {
    let isFirst = source == nil
    // Before the first picture nothing is shown.
    let change = PictureChange(from: source ?? image, to: next, over: image)
    source = next
    let pictureGoal = quality.pictureGoal * (exactColors.isEmpty ? Self.gradientFactor : 1)
    let goal = isFirst ? quality.firstGoal : pictureGoal
    if tables == .local { return [localForm(of: change, errorGoal: goal)] }
    if change.pixels.isEmpty { return [globalForm(of: change).form] }
    if tables == .auto, !isFirst, contest.isDecided(forLocal: true) {
      let ownGoal = min(goal, globalError * Self.ownErrorFactor)
      return [localForm(of: change, errorGoal: ownGoal)]
    }
    let (form, error) = globalForm(of: change)
    globalError = error
    if tables == .global { return [form] }
    let isSmall = globalIndices.palette.count <= Self.smallPaletteCount
    if error > goal * (isSmall && !isFirst ? Self.sharedErrorFactor : 1) {
      return [localForm(of: change, errorGoal: goal)]
    }
    let isTiny = globalIndices.palette.count <= Self.tinyPaletteCount
    if isFirst || isTiny || contest.isDecided(forLocal: false) { return [form] }
    let ownGoal = min(goal, error * Self.ownErrorFactor)
    return [form, localForm(of: change, errorGoal: ownGoal)]
  }

  /// Takes note of the form that was kept of the last picture that had several.
  mutating func noteChoice(isLocal: Bool) { contest.noteWinner(isLocal: isLocal) }

  /// Takes note that an area was cleared after the last picture.
  mutating func noteCleared(_ area: PixelArea) { source?.clear(area) }

  /// The picture in the clip's colours, and the mean squared error of what changes but for the
  /// exact colours.
  private mutating func globalForm(
    of change: PictureChange
  ) -> (form: QuantizedPicture, error: Double) {
    var patch = change.shown
    var error = 0
    var count = 0
    let exact = exactColors.map(\.bits)
    for pixel in change.pixels {
      let color = global.color(for: pixel.bits)
      patch.pixels[pixel.place] = color
      if pixel.bits != OpaqueColor.clear, !exact.contains(pixel.bits) {
        let weight = pixel.isFlat ? Self.flatWeight : 1
        count += weight
        error +=
          weight * OpaqueColor(bits: pixel.bits).squaredDistance(to: OpaqueColor(bits: color))
      }
    }
    dither?.mix(change, into: &patch, with: &globalMixer)
    let form = QuantizedPicture(patch: patch, palette: globalIndices, isLocal: false)
    return (form, Double(error) / Double(3 * max(1, count)))
  }

  /// The picture in colours made for what changes.
  private func localForm(
    of change: PictureChange, errorGoal: Double
  ) -> QuantizedPicture {
    var patch = change.shown
    let colors = WeightedColor.sum(runsOfChange(in: change)).map { color in
      backgroundColors.contains(color.color)
        ? WeightedColor(color: color.color, weight: color.weight * Self.backgroundWeight) : color
    }
    let weight = colors.reduce(0) { $0 + $1.weight }
    let moving = colors.reduce(0) { $0 + (exactColors.contains($1.color) ? 0 : $1.weight) }
    let builder = PaletteBuilder(
      capacity: colorCount, needsTransparentIndex: true, exactColors: exactColors,
      errorGoal: .constant(errorGoal * Double(moving) / Double(max(1, weight))))
    let palette = builder.palette(of: colors)
    var mapper = PaletteMapper(palette)
    for pixel in change.pixels {
      patch.pixels[pixel.place] = mapper.color(for: pixel.bits)
    }
    if dither != nil {
      var mixer = PaletteMixer(palette)
      dither?.mix(change, into: &patch, with: &mixer)
    }
    return QuantizedPicture(
      patch: patch, palette: IndexedPalette(palette, loss: loss), isLocal: true)
  }

  /// The pixels that change, as `WeightedColor.sum` takes them.
  private func runsOfChange(in change: PictureChange) -> [UInt64] {
    var runs: [UInt64] = []
    for pixel in change.pixels {
      if pixel.isFlat, let run = runs.last, run >> 32 == UInt64(pixel.bits),
        run & 0x8000_0000 == 0
      {
        runs[runs.count - 1] += UInt64(Self.flatWeight)
      } else {
        runs.append(UInt64(pixel.bits) << 32 | UInt64(pixel.isFlat ? Self.flatWeight : 1))
      }
    }
    return runs
  }
}
