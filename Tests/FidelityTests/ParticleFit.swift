// SPDX-License-Identifier: MIT

import Foundation

/// A particle's motion, measured from its track by straight lines.
struct ParticleFit {
  /// Points a second, away from the emitter's centre.
  let speed: Double
  /// When it was on the circle of emission, seconds.
  let birth: Double
  /// From the first frame to the end of the last, seconds.
  let life: Double
  /// Angle from straight away from the centre to the way it flies, degrees.
  let direction: Double
  /// Change of alpha a second.
  let alphaSlope: Double
  /// Distance from the centre in its first frame, points.
  let firstRadius: Double

  init(_ samples: [SparkleScore.Sample], frame: Double) {
    let times = samples.map(\.time)
    let radii = samples.map(\.radius)
    let (x, y) = (samples.map(\.x), samples.map(\.y))
    let radial = fittedLine(times, radii)
    speed = radial.slope
    birth = (SparkleScore.circleRadius - radial.atZero) / radial.slope
    life = (times.last ?? 0) - (times.first ?? 0) + frame
    let flight = atan2(fittedLine(times, y).slope, fittedLine(times, x).slope)
    let turn = (flight - atan2(y.mean, x.mean)) / (2 * .pi)
    direction = 360 * (turn - turn.rounded())
    alphaSlope = fittedLine(times, samples.map(\.alpha)).slope
    firstRadius = radii.first ?? .nan
  }
}
