// SPDX-License-Identifier: MIT

/// The weight of some colours and their weighted sums, as exact integers.
struct ColorSums {
  private(set) var weight = 0
  private var red = 0
  private var green = 0
  private var blue = 0

  init() {}

  init(_ colors: [WeightedColor]) {
    for color in colors { add(color) }
  }

  mutating func add(_ other: WeightedColor) {
    weight += other.weight
    red += other.color.red * other.weight
    green += other.color.green * other.weight
    blue += other.color.blue * other.weight
  }

  mutating func add(_ other: ColorSums) {
    weight += other.weight
    red += other.red
    green += other.green
    blue += other.blue
  }

  func subtracting(_ other: ColorSums) -> ColorSums {
    var result = self
    result.weight -= other.weight
    result.red -= other.red
    result.green -= other.green
    result.blue -= other.blue
    return result
  }

  /// The mean, rounded; `nil` if nothing was added.
  var mean: OpaqueColor? {
    guard weight > 0 else { return nil }
    func mean(_ sum: Int) -> Int { (sum + weight / 2) / weight }
    return OpaqueColor(red: mean(red), green: mean(green), blue: mean(blue))
  }

  /// The part of the weighted sum of squares that the mean accounts for: what is left is the error.
  var explained: Double {
    let (red, green, blue) = (Double(red), Double(green), Double(blue))
    return (red * red + green * green + blue * blue) / Double(weight)
  }
}
