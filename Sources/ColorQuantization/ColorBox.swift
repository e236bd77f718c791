// SPDX-License-Identifier: MIT

/// A part of the colours, and the plane that divides it best.
///
/// The plane is at right angles to an axis and lowers the sum of the weighted squared distances to
/// the mean the most when both sides get a mean of their own: Wu, "Colour quantization by dynamic
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

  private enum Axis: Int, CaseIterable {
    case red, green, blue

    func component(of color: OpaqueColor) -> Int {
      Int(color.bits >> UInt32(8 * rawValue) & 255)
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

  /// The colour that stands for the box.
  var representative: OpaqueColor {
    sums.representative(heaviest: colors.max { $0.weight < $1.weight }) ?? colors[0].color
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
    var lowest = 255
    var highest = 0
    for color in colors {
      let component = axis.component(of: color.color)
      lowest = min(lowest, component)
      highest = max(highest, component)
    }
    var best = (gain: 0.0, threshold: 0)
    guard lowest < highest else { return best }
    var slices = [ColorMoments](repeating: ColorMoments(), count: highest - lowest + 1)
    for color in colors {
      slices[axis.component(of: color.color) - lowest].add(color)
    }
    let all = total.moments
    var below = ColorMoments()
    for (slice, moments) in slices.dropLast().enumerated() where !moments.isEmpty {
      below.add(moments)
      let gain = below.explained + all.subtracting(below).explained - all.explained
      if gain > best.gain { best = (gain, lowest + slice + 1) }
    }
    return best
  }
}
