// SPDX-License-Identifier: MIT

/// Finds the colour of a list that is nearest to a given one; of equally near ones, the first.
///
/// The list is sorted by green. A search starts at the given green and goes outwards both ways, and
/// ends where the green alone is farther away than the best colour so far: exact, and about a tenth
/// of the comparisons of a whole scan.
package struct NearestColorIndex: Sendable {
  private struct Candidate {
    let red: Int32
    let green: Int32
    let blue: Int32
    let index: Int32

    init(_ color: OpaqueColor, index: Int) {
      red = Int32(color.red)
      green = Int32(color.green)
      blue = Int32(color.blue)
      self.index = Int32(index)
    }

    /// The squared distance and, to tell equally near ones apart, the index.
    @inline(__always)
    func rank(for other: Candidate) -> Int {
      let (red, green, blue) = (red &- other.red, green &- other.green, blue &- other.blue)
      return Int(red &* red &+ green &* green &+ blue &* blue) << 32 | Int(index)
    }
  }

  /// In the order of the list.
  private let candidates: [Candidate]
  /// By green.
  private let sorted: [Candidate]
  /// For each green, the first place in `sorted` whose green is at least that.
  private let firstPlace: [Int]

  /// - Parameter colors: At least one.
  package init(_ colors: [OpaqueColor]) {
    precondition(!colors.isEmpty, "no colour is nearest in an empty list")
    candidates = colors.enumerated().map { Candidate($1, index: $0) }
    let sorted = candidates.sorted { ($0.green, $0.index) < ($1.green, $1.index) }
    var firstPlace: [Int] = []
    var place = 0
    for green in 0...255 {
      while place < sorted.count, sorted[place].green < green { place += 1 }
      firstPlace.append(place)
    }
    self.sorted = sorted
    self.firstPlace = firstPlace
  }

  /// Index, in the list, of the colour nearest to `color`; with a `guess` that is near, it is found
  /// sooner.
  package func nearest(to color: OpaqueColor, guess: Int = 0) -> Int {
    let wanted = Candidate(color, index: 0)
    let start = firstPlace[color.green]
    var best = candidates[guess].rank(for: wanted)
    for candidate in sorted[start...] {
      if Self.isTooFar(candidate, from: wanted, best: best) { break }
      best = min(best, candidate.rank(for: wanted))
    }
    for candidate in sorted[..<start].reversed() {
      if Self.isTooFar(candidate, from: wanted, best: best) { break }
      best = min(best, candidate.rank(for: wanted))
    }
    return best & 0xFFFF_FFFF
  }

  /// Whether the green alone is farther away than the best colour so far.
  @inline(__always)
  private static func isTooFar(_ candidate: Candidate, from wanted: Candidate, best: Int) -> Bool {
    let step = candidate.green &- wanted.green
    return Int(step &* step) > best >> 32
  }
}
