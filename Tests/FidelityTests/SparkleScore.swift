// SPDX-License-Identifier: MIT

/// Whether an emitter's particles behave as the recorded ones: 500 a second for 0.1 s from a circle's
/// outline of width 25, lifetime 0.7 range 0.3, velocity 40 range 10, alpha speed -1.
///
/// Every particle is measured as on the recording, by straight lines fitted to its track.
struct SparkleScore {
  /// One particle in one frame; points from the emitter's centre.
  struct Sample {
    let time: Double
    let x: Double
    let y: Double
    let alpha: Double

    var radius: Double { (x * x + y * y).squareRoot() }
  }

  static let circleRadius = 12.5
  static let (slowest, fastest) = (35.0, 45.0)
  static let (shortest, longest) = (0.55, 0.85)
  static let count = 50.0
  static let burst = 0.1

  let fits: [ParticleFit]
  /// Seconds from frame to frame.
  let frame: Double
  /// RMS difference of the ring's median radius and of its thickness from the recording, points.
  let ringRadius: Double
  let ringThickness: Double

  /// Measures `particles`: the samples of each, in order of time.
  init(_ particles: [[Sample]]) throws {
    let times = Set(particles.joined().map(\.time)).sorted()
    let frame = zip(times.dropFirst(), times).map { $0 - $1 }.median
    self.frame = frame
    fits = particles.filter { $0.count >= 4 }.map { ParticleFit($0, frame: frame) }
    let births = fits.map(\.birth).median
    let differences = try Self.ringDifferences(
      particles.flatMap { $0 }, births: births, frame: frame)
    ringRadius = differences.map(\.radius).rootMeanSquare
    ringThickness = differences.map(\.thickness).rootMeanSquare
  }

  /// The checks that fail, each with what was found; empty if the particles are like the recorded.
  var failures: [String] {
    checks.filter { !$0.isOK }.map { "\($0.name): \($0.found)" }
  }

  private var checks: [(name: String, found: String, isOK: Bool)] {
    let speeds = fits.map(\.speed)
    let (slowest, fastest) = (speeds.min() ?? 0, speeds.max() ?? 0)
    let spread = speeds.standardDeviation / ((Self.fastest - Self.slowest) / 12.0.squareRoot())
    let first = fits.map(\.firstRadius).min() ?? 0
    let lives = fits.map(\.life)
    let (shortest, longest) = (lives.min() ?? 0, lives.max() ?? 0)
    let directions = fits.map(\.direction)
    let slope = fits.map(\.alphaSlope).median
    let births = fits.map(\.birth)
    let window = births.quantile(0.975) - births.quantile(0.025)
    let late = Self.fastest * frame * 1.5
    return [
      (
        "particles born", "\(fits.count)",
        abs(Double(fits.count) - Self.count) <= max(2, 0.06 * Self.count)
      ),
      (
        "speed", "\(slowest)...\(fastest), spread \(spread)",
        slowest > Self.slowest - 0.6 && fastest < Self.fastest + 0.6 && abs(spread - 1) < 0.3
      ),
      (
        "first radius", "\(first)",
        first > Self.circleRadius - 0.3 && first < Self.circleRadius + late + 0.3
      ),
      (
        "direction", "\(directions.mean) ± \(directions.standardDeviation) degrees",
        directions.standardDeviation < 2 && abs(directions.mean) < 1
      ),
      (
        "life", "\(shortest)...\(longest)",
        shortest > Self.shortest - 2 * frame && longest < Self.longest + 2 * frame
      ),
      ("alpha slope", "\(slope)", abs(slope + 1) < 0.05),
      ("birth window", "\(window)", abs(window - 0.95 * Self.burst) < 0.04),
    ]
  }

  /// Differences of the ring in each recorded frame that shows enough of it.
  private static func ringDifferences(_ samples: [Sample], births: Double, frame: Double) throws
    -> [(radius: Double, thickness: Double)]
  {
    let table = try RecordedTable("sparkle-tracks")
    let recorded = Array(zip(try table.numbers("time_s"), try table.numbers("r_pt")))
    let start = try RecordedTable("sparkle-particles").numbers("birth_s").median
    return Set(recorded.map(\.0)).sorted().compactMap { time in
      let ring = recorded.filter { $0.0 == time }.map(\.1)
      let age = time - start
      let ours = samples.filter { abs($0.time - births - age) < frame * 0.6 }.map(\.radius)
      guard ring.count >= 12, age >= 0.08, ours.count >= 12 else { return nil }
      return (ours.median - ring.median, ours.standardDeviation - ring.standardDeviation)
    }
  }
}
