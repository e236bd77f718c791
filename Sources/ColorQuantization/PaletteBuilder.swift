// SPDX-License-Identifier: MIT

/// Chooses the fewest colours that show a picture or a clip as well as asked.
///
/// If all colours fit and any loss is too much, they are the palette. Else boxes of colours are
/// divided where that lowers the weighted squared error most, and Lloyd's iteration moves each
/// colour to what stands for the ones nearest to it, until the error is at most `errorGoal` or the
/// palette is full. Colours that the caller names, such as the background, never move, and a fill
/// that outweighs what is nearest to it keeps its exact colour. The result depends on the weights
/// alone.
package struct PaletteBuilder: Sendable {
  /// The most indices, the transparent one included; 2 to 256.
  package let capacity: Int
  /// Whether there are pixels that are not there.
  package let needsTransparentIndex: Bool
  /// Colours that must not drift, if the clip shows them.
  package let exactColors: [OpaqueColor]
  /// The error at which no more colours are added.
  package let errorGoal: ErrorGoal

  /// Lloyd's steps; the error hardly falls after the first few.
  private static let refinementCount = 4
  /// How much less the error is after Lloyd's steps, about.
  private static let refinementFactor = 0.85
  /// How much farther at least the boxes are divided if that was not so, and how far at most: a
  /// palette of as many colours as there are has no error.
  private static let mostFactorStep = 0.9
  private static let smallestFactor = 0.001
  /// How much more error a table may have that is full: the few colours more that would mend it
  /// are not worth twice the table and a longer index for every pixel.
  private static let fullTableFactor = 1.15
  private static let smallestFullTable = 16
  /// Of fewer indices none is spared for pixels that only could be transparent.
  package static let smallestSparingCapacity = 5

  package init(
    capacity: Int, needsTransparentIndex: Bool, exactColors: [OpaqueColor],
    errorGoal: ErrorGoal = .constant(0)
  ) {
    precondition((2...256).contains(capacity), "a palette has 2 to 256 indices")
    self.capacity = capacity
    self.needsTransparentIndex = needsTransparentIndex
    self.exactColors = exactColors
    self.errorGoal = errorGoal
  }

  /// The palette for a clip, in which errors in rare colours count more if it `isDamped`; see
  /// `WeightedColor.damped`.
  package func palette(of histogram: ColorHistogram, isDamped: Bool) -> Palette {
    let colors = histogram.colors
    return palette(
      of: isDamped ? colors.map(\.damped) : colors, areExact: histogram.isExact)
  }

  /// The palette for different colours, in an order that depends on them alone; they may not be
  /// exact but means of several.
  package func palette(of colors: [WeightedColor], areExact: Bool = true) -> Palette {
    if colors.isEmpty {
      return Palette(colors: [OpaqueColor(red: 0, green: 0, blue: 0)], hasTransparentIndex: true)
    }
    if errorGoal.limit(count: 1) == 0, areExact, colors.count < capacity {
      return Palette(colors: colors.map(\.color), hasTransparentIndex: true)
    }
    if errorGoal.limit(count: 1) == 0, areExact, colors.count == capacity, !needsTransparentIndex {
      return Palette(colors: colors.map(\.color), hasTransparentIndex: false)
    }
    let shown = Set(colors.map(\.color))
    let fixed = Array(exactColors.filter(shown.contains).prefix(capacity / 2))
    return Palette(
      colors: completed(fixed, for: colors), hasTransparentIndex: mostColors < capacity)
  }

  private var mostColors: Int {
    needsTransparentIndex || capacity >= Self.smallestSparingCapacity ? capacity - 1 : capacity
  }

  /// Fills the palette up beside the fixed colours; at most `mostColors` different ones.
  private func completed(_ fixed: [OpaqueColor], for colors: [WeightedColor]) -> [OpaqueColor] {
    let isFixed = Set(fixed)
    let mostBoxes = mostColors - fixed.count
    let weight = Double(3 * colors.reduce(0) { $0 + $1.errorWeight })
    var partition = ColorPartition(colors.filter { !isFixed.contains($0.color) })
    var factor = 1 / Self.refinementFactor
    while true {
      partition.divide(mostBoxes: mostBoxes) { error, count in
        error <= factor * weight * largestError(count: count + fixed.count)
      }
      let count = partition.boxes.count
      var clustering = ColorClustering(fixed: fixed, movable: partition.representatives)
      let error = clustering.refine(for: colors, stepCount: Self.refinementCount)
      let limit = weight * largestError(count: count + fixed.count)
      if error <= limit || count >= mostBoxes || factor < Self.smallestFactor {
        return clustering.colorsByWeight
      }
      factor *= min(Self.mostFactorStep, limit / error)
    }
  }

  /// The mean squared error that is small enough with `count` colours and a transparent one.
  private func largestError(count: Int) -> Double {
    let indexCount = count + 1
    let fillsTable = indexCount & (indexCount - 1) == 0 && indexCount >= Self.smallestFullTable
    return errorGoal.limit(count: count) * (fillsTable ? Self.fullTableFactor : 1)
  }
}
