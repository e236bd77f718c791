// SPDX-License-Identifier: MIT

extension Sequence<Double> {
  /// Root mean square of the numbers that are not NaN; NaN if there are none.
  var rootMeanSquare: Double { filter { !$0.isNaN }.map { $0 * $0 }.mean.squareRoot() }
}

extension Collection<Double> {
  var mean: Double { reduce(0, +) / Double(count) }

  /// Standard deviation of the numbers as a whole population.
  var standardDeviation: Double {
    let center = mean
    return map { ($0 - center) * ($0 - center) }.mean.squareRoot()
  }

  var median: Double { quantile(0.5) }

  /// The value below which `share` of the numbers lie, interpolated between neighbours.
  func quantile(_ share: Double) -> Double {
    let sorted = self.sorted()
    guard let last = sorted.last else { return .nan }
    let place = share * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (place - Double(index)) * (sorted[index + 1] - sorted[index])
  }
}

/// The straight line with the least squared distance to `values`.
func fittedLine(_ places: [Double], _ values: [Double]) -> (slope: Double, atZero: Double) {
  let (x, y) = (places.mean, values.mean)
  let products = zip(places, values).map { ($0 - x) * ($1 - y) }
  let squares = places.map { ($0 - x) * ($0 - x) }
  let slope = products.reduce(0, +) / squares.reduce(0, +)
  return (slope, y - slope * x)
}
