// SPDX-License-Identifier: MIT

/// Gives pixels the colours of a palette, without dither: equal pixels get equal colours.
package struct PaletteMapper: Sendable {
  package let palette: Palette
  private let nearestColors: NearestColorIndex
  /// Answers by a hash of the pixel; they save time and cannot change an answer.
  private var answers: [Answer]
  /// The index of the last colour found: the next one is likely to be near it.
  private var lastIndex = 0

  private struct Answer {
    var pixel = OpaqueColor.clear
    var color = OpaqueColor.clear
  }

  private static let answerBits: UInt32 = 13

  package init(_ palette: Palette) {
    self.palette = palette
    nearestColors = NearestColorIndex(palette.colors)
    answers = [Answer](repeating: Answer(), count: 1 << Self.answerBits)
  }

  /// The palette's colour that is nearest to `pixel`, packed as it is; a clear pixel stays clear.
  package mutating func color(for pixel: UInt32) -> UInt32 {
    let slot = MultiplicativeHash.slot(of: pixel, bits: Self.answerBits)
    let answer = answers[slot]
    if answer.pixel == pixel { return answer.color }
    let color = nearestColor(to: pixel)
    answers[slot] = Answer(pixel: pixel, color: color)
    return color
  }

  private mutating func nearestColor(to pixel: UInt32) -> UInt32 {
    if pixel == OpaqueColor.clear { return pixel }
    lastIndex = nearestColors.nearest(to: OpaqueColor(bits: pixel), guess: lastIndex)
    return palette.colors[lastIndex].bits
  }
}
