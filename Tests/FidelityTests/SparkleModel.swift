// SPDX-License-Identifier: MIT

import Foundation

/// 50 particles by the measured rules, their draws spread evenly instead of at random.
struct SparkleModel {
  var lifetimeRange = 0.3
  var velocityRange = 10.0
  var circleRadius = SparkleScore.circleRadius

  /// The samples of each particle at 240 frames a second.
  var particles: [[SparkleScore.Sample]] {
    (1...50).map { number in
      (0..<288).compactMap { frame in sample(of: Double(number), at: Double(frame) / 240) }
    }
  }

  private func sample(of number: Double, at time: Double) -> SparkleScore.Sample? {
    /// The draw number `index`: multiples of the golden ratio fill 0..<1 evenly.
    func draw(_ index: Double) -> Double {
      let turn = number * (index + 1) * 0.6180339887498949 + index * 0.3
      return turn - turn.rounded(.down)
    }
    let age = time - number / 500
    guard age >= 0, age < 0.7 + lifetimeRange * (draw(0) - 0.5) else { return nil }
    let radius = circleRadius + (40 + velocityRange * (draw(1) - 0.5)) * age
    let angle = 2 * .pi * draw(2)
    let alpha = 1 + 0.2 * (draw(3) - 0.5) - age
    return SparkleScore.Sample(
      time: time, x: radius * cos(angle), y: radius * sin(angle), alpha: min(max(alpha, 0), 1))
  }
}
