// SPDX-License-Identifier: MIT

import Graphics

/// A mass on a damped spring, released at distance 1 from its rest.
///
/// A spring damped beyond the critical is treated as critically damped, as Core Animation does.
/// Source: the equation of the damped harmonic oscillator; WebKit's `SpringSolver` has the same.
package struct Spring: Sendable, Hashable {
  /// Undamped angular frequency, radians a second.
  package let frequency: Double
  /// Damping as a share of the critical, 0...1.
  package let dampingRatio: Double
  /// Speed towards the rest at time 0, in distances from start to rest a second.
  package let initialVelocity: Double

  /// Makes a spring from physical quantities; the defaults are `CASpringAnimation`'s.
  ///
  /// - Parameters:
  ///   - mass: Above 0.
  ///   - stiffness: Above 0.
  ///   - damping: At least 0.
  ///   - initialVelocity: Distances a second, positive towards the rest.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity)
  }

  init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    self.frequency = frequency
    self.dampingRatio = min(max(dampingRatio, 0), 1)
    self.initialVelocity = initialVelocity
  }

  /// How far it has come from the start (0) to the rest (1), `time` seconds after its release.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let distance = distance(at: time)
    return distance.isFinite ? 1 - distance : 1
  }

  /// Distance from the rest.
  private func distance(at time: Double) -> Double {
    let decay = ElementaryFunctions.exp(-dampingRatio * frequency * time)
    guard decay > 0 else { return 0 }
    guard dampingRatio < 1 else {
      return (1 + (frequency - initialVelocity) * time) * decay
    }
    let angle = dampedFrequency * time
    return decay
      * (ElementaryFunctions.cos(angle) + sineAmplitude * ElementaryFunctions.sin(angle))
  }

  /// Time until the distance from the rest is below a thousandth, in seconds; infinite if undamped.
  ///
  /// Swinging, it is when the envelope is: `ln((1 + |B|) / 0.001) / (ζω)`. Critically damped, it is
  /// the first multiple of 0.1 s, at most 1000 s. Both agree with what `CASpringAnimation` reports.
  package var settlingDuration: Double {
    guard dampingRatio < 1 else { return criticalSettlingDuration }
    let envelope = 1 + abs(sineAmplitude)
    let duration =
      ElementaryFunctions.log(envelope / Self.settledDistance) / (dampingRatio * frequency)
    return duration.isNaN ? 0 : duration
  }

  private static let settledDistance = 0.001

  private var criticalSettlingDuration: Double {
    let tenths = 1...10_000
    let settled = tenths.first { abs(distance(at: Double($0) / 10)) < Self.settledDistance }
    return Double(settled ?? tenths.upperBound) / 10
  }

  /// Radians a second.
  private var dampedFrequency: Double {
    frequency * (1 - dampingRatio * dampingRatio).squareRoot()
  }

  /// Amplitude of the sine where the cosine's is 1.
  private var sineAmplitude: Double {
    (dampingRatio * frequency - initialVelocity) / dampedFrequency
  }
}
