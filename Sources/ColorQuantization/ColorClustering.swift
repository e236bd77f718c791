// SPDX-License-Identifier: MIT

/// Colours of a palette, each with the colours that are nearest to it.
struct ColorClustering {
  private let fixed: [OpaqueColor]
  private var movable: [OpaqueColor]
  /// Of the fixed, then of the movable colours.
  private var weights: [Int]

  private struct Cluster {
    var sums = ColorSums()
    var heaviest: WeightedColor?

    mutating func add(_ color: WeightedColor) {
      sums.add(color)
      if color.weight > heaviest?.weight ?? 0 { heaviest = color }
    }

    /// The colour that stands for all; `nil` without colours.
    var representative: OpaqueColor? { sums.representative(heaviest: heaviest) }
  }

  /// Starts with colours that stay and colours that move, at least one in all.
  init(fixed: [OpaqueColor], movable: [OpaqueColor]) {
    self.fixed = fixed
    self.movable = movable
    weights = [Int](repeating: 0, count: fixed.count + movable.count)
  }

  /// All colours, each once, those that stand for most first.
  var colorsByWeight: [OpaqueColor] {
    var seen: Set<OpaqueColor> = []
    let order = weights.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    let colors = fixed + movable
    return order.map { colors[$0] }.filter { seen.insert($0).inserted }
  }

  /// Takes at most `stepCount` steps of Lloyd's iteration; returns the weighted squared error.
  ///
  /// A colour that is nearest to nothing stays where it is.
  mutating func refine(for colors: [WeightedColor], stepCount: Int) -> Double {
    var stepsLeft = stepCount
    while true {
      let (clusters, error) = clusters(of: colors)
      let next = zip(movable, clusters.dropFirst(fixed.count)).map { $1.representative ?? $0 }
      if stepsLeft == 0 || next == movable {
        weights = clusters.map(\.sums.weight)
        return error
      }
      movable = next
      stepsLeft -= 1
    }
  }

  private func clusters(of colors: [WeightedColor]) -> (clusters: [Cluster], error: Double) {
    let candidates = fixed + movable
    let nearestColors = NearestColorIndex(candidates)
    var clusters = [Cluster](repeating: Cluster(), count: candidates.count)
    var error = 0
    var nearest = 0
    for color in colors {
      nearest = nearestColors.nearest(to: color.color, guess: nearest)
      clusters[nearest].add(color)
      error += color.errorWeight * candidates[nearest].squaredDistance(to: color.color)
    }
    return (clusters, Double(error))
  }
}
