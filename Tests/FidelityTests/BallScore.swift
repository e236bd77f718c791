// SPDX-License-Identifier: MIT

/// How far a ball loader is from the recorded one; all errors are RMS, in points.
///
/// The recording had the container's 100 points, balls of 13, no margin, ball scale 1.5, 1.6 s.
struct BallScore {
  /// One ball over the first cycle; points from the container's upper left corner.
  struct Track {
    var x = Curve()
    var y = Curve()
    var radius = Curve()
  }

  /// Distance of the recorded centres from our path, whatever the time.
  let geometry: Double
  /// Distance of the centres at times that only the recorded radii gave: a witness of the timing
  /// along the path that no model of the path had a part in.
  let radiusClock: Double
  /// Distance at times fitted with the measured model.
  let pathClock: Double
  /// Error of the radius at rest and growing, 0 to 1.05 s.
  let radiusUp: Double
  /// Error of the radius shrinking, the device's delays of 3 to 51 ms taken out.
  let radiusDown: Double

  private struct Sample {
    let ball: String
    let x: Double
    let y: Double
    let radius: Double
    let radiusTime: Double
    let pathTime: Double
    /// By how much the device began to shrink the balls too late in the sample's cycle, seconds.
    let latency: Double
  }

  init(_ tracks: [String: Track]) throws {
    let samples = try Self.recorded()
    let orbits = samples.filter { $0.ball != "grey" }
    geometry = orbits.map { Self.distance(of: $0, to: tracks[$0.ball]) }.rootMeanSquare
    radiusClock = Self.error(of: tracks, orbits, by: \.radiusTime)
    pathClock = Self.error(of: tracks, orbits, by: \.pathTime)
    radiusUp = Self.radiusError(
      of: tracks, samples.filter { 0 < $0.pathTime && $0.pathTime < 1.05 }
    ) {
      _ in 0
    }
    radiusDown = Self.radiusError(
      of: tracks, samples.filter { 1.05 < $0.pathTime && $0.pathTime < 1.6 }, delay: \.latency)
  }

  private static func recorded() throws -> [Sample] {
    let latencies = ["1": 0.0027, "2": 0.0505, "3": 0.0401]
    let table = try RecordedTable("ball-loader")
    let (x, y, radius) = try (
      table.numbers("x_pt"), table.numbers("y_pt"), table.numbers("radius_pt")
    )
    let radiusTime = try table.numbers("time_radius_s")
    let pathTime = try table.numbers("time_pos_s")
    let cycle = try table.texts("cycle")
    return try table.texts("ball").enumerated().map { index, ball in
      // A resting ball of radius 6.5 was measured as 6.487.
      Sample(
        ball: ball, x: x[index], y: y[index], radius: radius[index] + 0.013,
        radiusTime: radiusTime[index], pathTime: pathTime[index],
        latency: latencies[cycle[index]] ?? .nan)
    }
  }

  private static func distance(of sample: Sample, to track: Track?) -> Double {
    guard let track, let start = track.x.times.first, let end = track.x.times.last else {
      return .nan
    }
    return (0...6000).map { step in
      let time = start + (min(end, 1.6) - start) * Double(step) / 6000
      let (x, y) = (track.x[time] - sample.x, track.y[time] - sample.y)
      return (x * x + y * y).squareRoot()
    }.min() ?? .nan
  }

  private static func error(
    of tracks: [String: Track], _ samples: [Sample], by clock: (Sample) -> Double
  ) -> Double {
    samples.filter { 0 < clock($0) && clock($0) < 1.6 }.map { sample in
      guard let track = tracks[sample.ball] else { return .nan }
      let time = clock(sample)
      let (x, y) = (track.x[time] - sample.x, track.y[time] - sample.y)
      return (x * x + y * y).squareRoot()
    }.rootMeanSquare
  }

  private static func radiusError(
    of tracks: [String: Track], _ samples: [Sample], delay: (Sample) -> Double
  ) -> Double {
    samples.map { sample in
      (tracks[sample.ball]?.radius[sample.pathTime - delay(sample)] ?? .nan) - sample.radius
    }.rootMeanSquare
  }
}
