// SPDX-License-Identifier: MIT

/// A part of the colours, and the plane that divides it best.
///
/// The plane is at right angles to an axis and lowers the sum of the weighted squared distances to
/// the mean the most when both sides get a mean of their own: Wu, "Color quantization by dynamic
/// programming and principal analysis", ACM Transactions on Graphics 11(4), 1992, with the exact
/// colours for moments instead of a grid.
struct ColorBox {
  let colors: [WeightedColor]
  let sums: ColorSums
  /// How much dividing lowers the error; 0 if all colours are equal.
  let gain: Double
  private let axis: Axis
  /// Colours whose component is less go to the first half.
  private let threshold: Int

  private enum Axis: CaseIterable {
    case red, green, blue

    func component(of color: OpaqueColor) -> Int {
      switch self {
      case .red: color.red
      case .green: color.green
      case .blue: color.blue
      }
    }
  }

  /// - Parameter colors: At least one.
  init(_ colors: [WeightedColor]) {
    self.colors = colors
    sums = ColorSums(colors)
    var best = (gain: 0.0, axis: Axis.red, threshold: 0)
    for axis in Axis.allCases {
      let cut = Self.bestCut(of: colors, along: axis, total: sums)
      if cut.gain > best.gain { best = (cut.gain, axis, cut.threshold) }
    }
    (gain, axis, threshold) = best
  }

  /// The halves on both sides of the plane; neither is empty if `gain` is positive.
  func divided() -> (ColorBox, ColorBox) {
    let below = colors.filter { axis.component(of: $0.color) < threshold }
    let above = colors.filter { axis.component(of: $0.color) >= threshold }
    return (ColorBox(below), ColorBox(above))
  }

  private static func bestCut(
    of colors: [WeightedColor], along axis: Axis, total: ColorSums
  ) -> (gain: Double, threshold: Int) {
    var slices = [ColorSums](repeating: ColorSums(), count: 256)
    for color in colors { slices[axis.component(of: color.color)].add(color) }
    var best = (gain: 0.0, threshold: 0)
    var below = ColorSums()
    for threshold in 1...255 {
      below.add(slices[threshold - 1])
      let above = total.subtracting(below)
      guard below.weight > 0, above.weight > 0 else { continue }
      let gain = below.explained + above.explained - total.explained
      if gain > best.gain { best = (gain, threshold) }
    }
    return best
  }
}
