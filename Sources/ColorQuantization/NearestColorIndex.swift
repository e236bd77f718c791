// SPDX-License-Identifier: MIT

/// Finds the colour of a list that is nearest to a given one; of equally near ones, the first.
///
/// The list is sorted by green. A search starts at the given green and goes outwards both ways, and
/// ends where the green alone is farther away than the best colour so far: exact, and about a tenth
/// of the comparisons of a whole scan.
package struct NearestColorIndex: Sendable {
  private struct Candidate {
    let color: OpaqueColor
    let index: Int
  }

  private let sorted: [Candidate]
  /// For each green, the first place in `sorted` whose green is at least that.
  private let firstPlace: [Int]

  /// - Parameter colors: At least one.
  package init(_ colors: [OpaqueColor]) {
    precondition(!colors.isEmpty, "no colour is nearest in an empty list")
    let sorted = colors.enumerated().map { Candidate(color: $1, index: $0) }
      .sorted { ($0.color.green, $0.index) < ($1.color.green, $1.index) }
    var firstPlace: [Int] = []
    var place = 0
    for green in 0...255 {
      while place < sorted.count, sorted[place].color.green < green { place += 1 }
      firstPlace.append(place)
    }
    self.sorted = sorted
    self.firstPlace = firstPlace
  }

  /// Index, in the list, of the colour nearest to `color`.
  package func nearest(to color: OpaqueColor) -> Int {
    var best = (distance: Int.max, index: Int.max)
    let start = firstPlace[color.green]
    var above = start
    while above < sorted.count, improve(&best, at: above, for: color) { above += 1 }
    var below = start - 1
    while below >= 0, improve(&best, at: below, for: color) { below -= 1 }
    return best.index
  }

  /// Takes the candidate if it is better; returns whether one farther out could be.
  private func improve(
    _ best: inout (distance: Int, index: Int), at place: Int, for color: OpaqueColor
  ) -> Bool {
    let candidate = sorted[place]
    let step = candidate.color.green - color.green
    if step * step > best.distance { return false }
    let distance = candidate.color.squaredDistance(to: color)
    if (distance, candidate.index) < best { best = (distance, candidate.index) }
    return true
  }
}
