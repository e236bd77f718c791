// SPDX-License-Identifier: MIT

/// Chooses the palette of a whole clip from the weights of its colours.
///
/// If all colours fit, they are the palette and nothing is lost. Else some colours are taken exactly:
/// those the caller names, such as the background, and those with more weight than two even shares,
/// such as fills. The rest of the indices minimise the weighted squared error: boxes are divided
/// where that helps most, then Lloyd's iteration moves the colours that are not fixed to the mean of
/// what is nearest to them. The result depends on the histogram alone.
package struct PaletteBuilder: Sendable {
  /// The most indices, the transparent one included; 2 to 256.
  package let capacity: Int
  /// Whether there are pixels that are not there.
  package let needsTransparentIndex: Bool
  /// Colours that must not drift, if the clip shows them.
  package let exactColors: [OpaqueColor]

  /// Lloyd's steps; the error hardly falls after the first few.
  private static let refinementCount = 6

  package init(capacity: Int, needsTransparentIndex: Bool, exactColors: [OpaqueColor]) {
    precondition((2...256).contains(capacity), "a palette has 2 to 256 indices")
    self.capacity = capacity
    self.needsTransparentIndex = needsTransparentIndex
    self.exactColors = exactColors
  }

  package func palette(of histogram: ColorHistogram) -> Palette {
    let colors = histogram.colors
    if colors.isEmpty {
      return Palette(colors: [OpaqueColor(red: 0, green: 0, blue: 0)], hasTransparentIndex: true)
    }
    if histogram.isExact, colors.count < capacity {
      return Palette(colors: colors.map(\.color), hasTransparentIndex: true)
    }
    if histogram.isExact, colors.count == capacity, !needsTransparentIndex {
      return Palette(colors: colors.map(\.color), hasTransparentIndex: false)
    }
    let fixed = fixedColors(among: colors, of: histogram)
    return Palette(colors: refined(fixed, for: colors), hasTransparentIndex: true)
  }

  /// Colours that get an index of their own, in descending order of importance.
  private func fixedColors(
    among colors: [WeightedColor], of histogram: ColorHistogram
  ) -> [OpaqueColor] {
    var fixed = Array(exactColors.filter(histogram.contains).prefix(capacity / 2))
    let isNamed = Set(fixed)
    let others = colors.filter { !isNamed.contains($0.color) }
    let share = others.reduce(0) { $0 + $1.weight } / capacity
    let heavy = others.filter { $0.weight > 2 * share }.sorted {
      ($1.weight, $0.color.bits) < ($0.weight, $1.color.bits)
    }
    fixed += heavy.prefix(capacity / 2 - fixed.count).map(\.color)
    return fixed
  }

  /// Fills the palette up beside the fixed colours; at most `capacity - 1` different ones.
  private func refined(_ fixed: [OpaqueColor], for colors: [WeightedColor]) -> [OpaqueColor] {
    let isFixed = Set(fixed)
    let others = colors.filter { !isFixed.contains($0.color) }
    var movable = Self.means(of: others, count: capacity - 1 - fixed.count)
    for _ in 0..<Self.refinementCount {
      let next = Self.moved(movable, beside: fixed, for: colors)
      if next == movable { break }
      movable = next
    }
    var seen: Set<OpaqueColor> = []
    return (fixed + movable).filter { seen.insert($0).inserted }
  }

  /// Means of `count` boxes, or fewer if there are fewer colours.
  private static func means(of colors: [WeightedColor], count: Int) -> [OpaqueColor] {
    guard !colors.isEmpty, count > 0 else { return [] }
    var boxes = [ColorBox(colors)]
    while boxes.count < count {
      guard
        let widest = boxes.indices.max(by: { boxes[$0].gain < boxes[$1].gain }),
        boxes[widest].gain > 0
      else { break }
      let (first, second) = boxes[widest].divided()
      boxes[widest] = first
      boxes.append(second)
    }
    return boxes.compactMap(\.sums.mean)
  }

  /// One step of Lloyd's iteration; a colour that is nearest to nothing stays where it is.
  private static func moved(
    _ movable: [OpaqueColor], beside fixed: [OpaqueColor], for colors: [WeightedColor]
  ) -> [OpaqueColor] {
    var clusters = [ColorSums](repeating: ColorSums(), count: fixed.count + movable.count)
    let nearestColors = NearestColorIndex(fixed + movable)
    for color in colors { clusters[nearestColors.nearest(to: color.color)].add(color) }
    return zip(movable, clusters.dropFirst(fixed.count)).map { $1.mean ?? $0 }
  }
}
