// SPDX-License-Identifier: MIT

/// Finds for a colour that a palette lacks the two of its colours that look like it side by side.
///
/// The first is the nearest one, the second whichever makes the mean of both most like the colour,
/// less what the difference of the two is seen as a pattern. Integers only, so that a mix is the
/// same on every machine.
package struct PaletteMixer: Sendable {
  /// Shares are counted in so many parts.
  package static let partCount = 16

  /// Two colours and how much of them is the upper one, by brightness.
  package struct Mix: Sendable, Hashable {
    package let lower: OpaqueColor
    package let upper: OpaqueColor
    /// Parts of `partCount`, not 0 and not all.
    package let upperParts: Int

    /// The colour of a place of a pattern whose places are numbered from 0 to `partCount - 1`.
    package func color(atPlace place: Int) -> OpaqueColor { place < upperParts ? upper : lower }
  }

  /// A colour that is off by no more, one level of each component, is not seen to be.
  private static let toleratedSquaredDistance = 3
  /// Colours that differ more, 32 levels of each component, are dots rather than a mix.
  private static let largestSquaredDistance = 3 * 32 * 32
  /// How many times less an error counts that neighbouring pixels make up for.
  private static let patternDivisor = 4

  private let palette: Palette
  private let nearestColors: NearestColorIndex
  /// Answers by a hash of the colour; they save time and cannot change.
  private var cachedColors: [UInt32]
  private var cachedMixes: [Mix?]

  private static let cacheBits: UInt32 = 12

  package init(_ palette: Palette) {
    self.palette = palette
    nearestColors = NearestColorIndex(palette.colors)
    cachedColors = [UInt32](repeating: OpaqueColor.clear, count: 1 << Self.cacheBits)
    cachedMixes = [Mix?](repeating: nil, count: 1 << Self.cacheBits)
  }

  /// The mix for `pixel`, or nil if it is clear or its nearest colour alone does as well.
  package mutating func mix(for pixel: UInt32) -> Mix? {
    if pixel == OpaqueColor.clear { return nil }
    let slot = MultiplicativeHash.slot(of: pixel, bits: Self.cacheBits)
    if cachedColors[slot] != pixel {
      cachedColors[slot] = pixel
      cachedMixes[slot] = findMix(for: OpaqueColor(bits: pixel))
    }
    return cachedMixes[slot]
  }

  private func findMix(for color: OpaqueColor) -> Mix? {
    let nearest = palette.colors[nearestColors.nearest(to: color)]
    let distance = nearest.squaredDistance(to: color)
    if distance <= Self.toleratedSquaredDistance { return nil }
    var best = (error: distance * Self.partCount * Self.partCount, other: nearest, parts: 0)
    for other in palette.colors {
      let span = nearest.squaredDistance(to: other)
      if span == 0 || span > Self.largestSquaredDistance { continue }
      // Where `color` is along the way from one to the other; the nearest has the larger part.
      let along = (distance + span - other.squaredDistance(to: color)) / 2
      let parts = (Self.partCount * along + span / 2) / span
      if parts <= 0 { continue }
      let error = error(distance: distance, span: span, along: along, parts: parts)
      if error < best.error { best = (error, other, parts) }
    }
    if best.parts == 0 { return nil }
    let isUpper = Self.brightness(best.other) > Self.brightness(nearest)
    return isUpper
      ? Mix(lower: nearest, upper: best.other, upperParts: best.parts)
      : Mix(lower: best.other, upper: nearest, upperParts: Self.partCount - best.parts)
  }

  /// How bad it looks to take `parts` of another colour, as a squared distance times the square of
  /// `partCount`.
  ///
  /// From the nearest colour it is `distance`, squared, to the one to mix and `span`, squared, to the
  /// other; `along` is the scalar product of these two ways.
  private func error(distance: Int, span: Int, along: Int, parts: Int) -> Int {
    let count = Self.partCount
    let ofMean = count * count * distance - 2 * count * parts * along + parts * parts * span
    let ofPattern = parts * (count - parts) * span
    return ofMean + ofPattern / Self.patternDivisor
  }

  /// Orders colours the same for all mixes that have one of them, so that patterns continue.
  ///
  /// The weights are those of ITU-R BT.601; equals are told apart by their bits.
  private static func brightness(_ color: OpaqueColor) -> Int {
    (299 * color.red + 587 * color.green + 114 * color.blue) << 32 | Int(color.bits)
  }
}
