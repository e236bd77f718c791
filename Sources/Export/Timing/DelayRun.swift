// SPDX-License-Identifier: MIT

/// Delays that come again and again, such as 3 4 3 sixty times.
package struct DelayRun: Sendable, Hashable {
  /// Centiseconds; at least one.
  package var pattern: [Int]
  package var count: Int

  package init(_ pattern: [Int], count: Int) {
    self.pattern = pattern
    self.count = count
  }

  /// Longer patterns are no help to a reader.
  private static let longestPattern = 12

  /// Divides `delays` into runs, each of the pattern that goes on for longest, the shortest of equal
  /// ones; delays that do not come again are put together.
  package static func runs(of delays: [Int]) -> [DelayRun] {
    var runs: [DelayRun] = []
    var rest = delays[...]
    while !rest.isEmpty {
      let run = longestRun(at: rest)
      rest = rest.dropFirst(run.pattern.count * run.count)
      if run.count == 1, let last = runs.indices.last, runs[last].count == 1 {
        runs[last].pattern += run.pattern
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private static func longestRun(at delays: ArraySlice<Int>) -> DelayRun {
    var best = DelayRun([delays[delays.startIndex]], count: 1)
    for length in 1...longestPattern where length <= delays.count {
      let pattern = delays.prefix(length)
      let repeating = zip(delays, delays.dropFirst(length)).prefix { $0 == $1 }.count
      let count = 1 + repeating / length
      let isLonger = count * length > best.pattern.count * best.count
      if count > 1, isLonger { best = DelayRun(Array(pattern), count: count) }
    }
    return best
  }
}
