// SPDX-License-Identifier: MIT

/// The weight of some colours, their weighted sums and the weighted sum of their squares, exactly.
///
/// Weights add up to less than 2^45, or 64 megapixels for six days of 50 fps.
struct ColorSums {
  private(set) var weight = 0
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
    red += other.color.red * other.weight
    green += other.color.green * other.weight
    blue += other.color.blue * other.weight
    squares += other.color.squaredLength * other.weight
  }

  mutating func add(_ other: ColorSums) {
    weight += other.weight
    red += other.red
    green += other.green
    blue += other.blue
    squares += other.squares
  }

  func subtracting(_ other: ColorSums) -> ColorSums {
    var result = self
    result.weight -= other.weight
    result.red -= other.red
    result.green -= other.green
    result.blue -= other.blue
    result.squares -= other.squares
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

  /// The weighted sum of the squared distances to the mean.
  var error: Double { weight == 0 ? 0 : max(0, Double(squares) - explained) }
}
