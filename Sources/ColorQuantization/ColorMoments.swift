// SPDX-License-Identifier: MIT

/// The part of ``ColorSums`` that tells where to divide a box, in a form that adds fast.
struct ColorMoments {
  /// What errors in the colours count, then the sums of red, green and blue, weighted by it.
  private var sums = SIMD4<Int>()

  init() {}

  init(errorWeight: Int, red: Int, green: Int, blue: Int) {
    sums = SIMD4(errorWeight, red, green, blue)
  }

  var isEmpty: Bool { sums[0] == 0 }

  mutating func add(_ other: WeightedColor) {
    let color = other.color
    // No sum overflows; see `ColorSums`.
    sums &+= SIMD4(1, color.red, color.green, color.blue) &* other.errorWeight
  }

  mutating func add(_ other: ColorMoments) { sums &+= other.sums }

  func subtracting(_ other: ColorMoments) -> ColorMoments {
    var result = self
    result.sums &-= other.sums
    return result
  }

  /// The part of the weighted sum of squares that the mean accounts for: what is left is the error.
  var explained: Double {
    let (red, green, blue) = (Double(sums[1]), Double(sums[2]), Double(sums[3]))
    return (red * red + green * green + blue * blue) / Double(sums[0])
  }
}
