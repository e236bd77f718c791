// SPDX-License-Identifier: MIT

import Graphics

/// The equation that gives a `ViewSpring` of mass 1 its frequency: at the end of the duration a
/// thousandth of the swing is left.
///
/// Damped below the critical, the swing is the envelope of the sine, `|B|·exp(-ζωD)`; the cosine's is
/// left out, as UIKit leaves it out. Critically damped, it is the distance itself.
/// Source: recordings, which show the frequency that this gives within 0.2 %; Motion's `findSpring`
/// has the same equation and search.
struct ViewSpringEquation {
  /// Seconds, above 0.
  let duration: Double
  /// Above 0, at most 1.
  let dampingRatio: Double
  /// Distances a second.
  let velocity: Double

  private static let remainder = 0.001
  private static let newtonSteps = 12
  private static let tolerance = 1e-6

  /// Radians a second: what Newton's method finds in twelve steps, as in UIKit; where it finds
  /// nothing, our own choice, the largest root, and where there is none, the start of the search.
  var frequency: Double {
    var frequency = start
    for _ in 0..<Self.newtonSteps { frequency -= excess(at: frequency) / slope(at: frequency) }
    let isRoot = frequency > 0 && abs(excess(at: frequency)) <= Self.tolerance
    return isRoot ? frequency : largestRoot ?? start
  }

  private var start: Double { 5 / duration }

  private var isCritical: Bool { dampingRatio == 1 }

  /// How much more than the remainder is left; the distance's sign counts where it has one.
  private func excess(at frequency: Double) -> Double {
    guard isCritical else {
      return abs(sineAmplitude(frequency)) * decay(frequency) - Self.remainder
    }
    let distance = ((frequency - velocity) * duration + 1) * decay(frequency)
    return frequency >= velocity ? distance - Self.remainder : distance + Self.remainder
  }

  /// The derivative of `excess`.
  private func slope(at frequency: Double) -> Double {
    guard isCritical else {
      let rate = dampingRatio * frequency * duration
      let numerator = velocity + rate * velocity - rate * dampingRatio * frequency
      let sign = sineAmplitude(frequency) < 0 ? -1.0 : 1.0
      return sign * numerator * decay(frequency) / (frequency * frequency * dampedShare)
    }
    return duration * duration * (velocity - frequency) * decay(frequency)
  }

  private var dampedShare: Double { (1 - dampingRatio * dampingRatio).squareRoot() }

  private func sineAmplitude(_ frequency: Double) -> Double {
    (dampingRatio * frequency - velocity) / (frequency * dampedShare)
  }

  private func decay(_ frequency: Double) -> Double {
    ElementaryFunctions.exp(-dampingRatio * frequency * duration)
  }

  /// Found by halving down from where nothing is left, then halving the interval.
  private var largestRoot: Double? {
    var high = 1024 / (dampingRatio * duration)
    var low = high
    var halvings = 0
    while !(excess(at: low) > 0) {
      halvings += 1
      guard halvings < 64 else { return nil }
      high = low
      low /= 2
    }
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if excess(at: middle) > 0 { low = middle } else { high = middle }
    }
    return low
  }
}
