// SPDX-License-Identifier: MIT

/// When the fountain is tapped: at given times, or at a steady pace through the whole clip.
package struct TapSchedule: ParameterGroup {
  /// Seconds; if there are any, the pace does not count.
  package var times: [Double] = []
  /// The first tap of the pace, seconds.
  package var first = 0.0
  /// From tap to tap, seconds.
  package var interval = 0.5

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.numbers(
      "times", &times, .seconds, in: 0...600, count: 0...10_000,
      "Times of single taps; if there are any, first and interval do not count")
    mapper.number("first", &first, .seconds, in: 0...600, "The first tap of a steady pace")
    mapper.number("interval", &interval, .seconds, in: 0.001...600, "From tap to tap")
  }

  /// How many taps there are; not bounded by what fits in memory.
  func count(on stage: Stage) -> Double {
    guard times.isEmpty else { return Double(times.count) }
    // Half a nanosecond of tolerance: 6 s at 0.3 s are 20 taps, whatever 6/0.3 rounds to.
    return max(0, ((stage.duration - stage.folded(first)) / interval - 5e-10).rounded(.up))
  }

  func times(on stage: Stage) -> [Double] {
    guard times.isEmpty else { return times }
    let start = stage.folded(first)
    return (0..<Int(min(count(on: stage), 1e6))).map { start + Double($0) * interval }
  }
}
