// SPDX-License-Identifier: MIT

/// The weight of some colours, their sums and the sum of their squares, weighted by what errors
/// count, exactly.
///
/// Weights add up to less than 2^45, or 64 megapixels for six days of 50 fps.
struct ColorSums {
  private(set) var weight = 0
  private(set) var errorWeight = 0
  private var red = 0
  private var green = 0
  private var blue = 0
  private var squares = 0

  init() {}

  init(_ colors: [WeightedColor]) {
    for color in colors { add(color) }
  }

  mutating func add(_ other: WeightedColor) {
    weight += other.weight
    errorWeight += other.errorWeight
    red += other.color.red * other.errorWeight
    green += other.color.green * other.errorWeight
    blue += other.color.blue * other.errorWeight
    squares += other.color.squaredLength * other.errorWeight
  }

  /// The mean, rounded; `nil` if nothing was added.
  var mean: OpaqueColor? {
    guard errorWeight > 0 else { return nil }
    func mean(_ sum: Int) -> Int { (sum + errorWeight / 2) / errorWeight }
    return OpaqueColor(red: mean(red), green: mean(green), blue: mean(blue))
  }

  /// The colour that stands for all: the heaviest, if it has most of the weight, or else the mean,
  /// so that a fill stays what it is beside its blends with others; `nil` if nothing was added.
  func representative(heaviest: WeightedColor?) -> OpaqueColor? {
    if let heaviest, heaviest.weight > weight / 2 { return heaviest.color }
    return mean
  }

  /// What tells where to divide.
  var moments: ColorMoments {
    ColorMoments(errorWeight: errorWeight, red: red, green: green, blue: blue)
  }

  /// The weighted sum of the squared distances to the mean.
  var error: Double { errorWeight == 0 ? 0 : max(0, Double(squares) - moments.explained) }
}
