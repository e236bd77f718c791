// SPDX-License-Identifier: MIT

import Graphics

/// The births that a cell's rate asks for: when each happens, and what is drawn for it.
///
/// With N(t) the integral of the rate up to t, birth n = 1, 2, ... happens where N reaches n;
/// so 1000 a second for 0.1 s are 100 particles, whatever the frame rate. Core Animation
/// gives birth at its frames.
///
/// Core Animation's generator and order of draws are not public. Here a birth has its own draws,
/// one for each of `Draw`'s cases even where a range is 0, so that a change of one range leaves all
/// other values as they are.
struct RandomBirths {
  private enum Draw: UInt64 {
    case along, across, lifetime, velocity, direction, scale, spin, red, green, blue, alpha
  }
  /// Indices of the generator that each birth has for itself.
  private static let drawsPerBirth: UInt64 = 16
  /// By how much of a birth rounding may miss a whole number.
  private static let tolerance = 1e-6

  private let emitter: EmitterContent
  private let cell: EmitterCell
  private let random: CounterRandom
  /// Births a second where the schedule's factor is 1.
  private let rate: Double
  private let endTime: Double
  /// The schedule's integral when the cell begins, seconds.
  private let integralAtBegin: Double

  init(emitter: EmitterContent, cellIndex: Int) {
    self.emitter = emitter
    cell = emitter.cells[cellIndex]
    random = CounterRandom(seed: emitter.seed, stream: UInt64(cellIndex))
    rate = max(0, cell.birthRate * emitter.birthRate)
    let beginTime = max(0, cell.beginTime)
    endTime = beginTime + cell.duration
    integralAtBegin = emitter.schedule.integral(to: beginTime)
  }

  /// An upper bound of all lifetimes, in seconds.
  var longestLifetime: Double {
    let half = abs(cell.lifetimeRange) / 2
    return max(
      0, max((cell.lifetime - half) * emitter.lifetime, (cell.lifetime + half) * emitter.lifetime))
  }

  /// Number of births up to `time`, its own included; a whole number, possibly infinite.
  func count(until time: Double) -> Double {
    guard rate > 0 else { return 0 }
    let seconds = emitter.schedule.integral(to: min(time, endTime)) - integralAtBegin
    return seconds > 0 ? (rate * seconds + Self.tolerance).rounded(.down) : 0
  }

  /// The birth number `number`, from 1, or nil if the rate ends before it.
  func birth(_ number: Int) -> ParticleBirth? {
    let integral = integralAtBegin + Double(number) / rate
    let tolerance = Self.tolerance / rate
    guard let time = emitter.schedule.time(ofIntegral: integral, tolerance: tolerance) else {
      return nil
    }
    return drawn(number, time: min(time, endTime))
  }

  private func drawn(_ number: Int, time: Double) -> ParticleBirth {
    func index(_ draw: Draw) -> UInt64 {
      UInt64(number) &* Self.drawsPerBirth &+ draw.rawValue
    }
    func value(_ draw: Draw, around mean: Double, range: Double) -> Double {
      random.number(at: index(draw), around: mean, range: range)
    }
    let site = EmissionSite(
      of: emitter, along: random.unit(at: index(.along)), across: random.unit(at: index(.across)))
    let speed = value(.velocity, around: cell.velocity, range: cell.velocityRange)
    let angle =
      site.angle + value(.direction, around: cell.emissionLongitude, range: cell.emissionRange)
    let direction = Point(x: ElementaryFunctions.cos(angle), y: ElementaryFunctions.sin(angle))
    let lifetime = value(.lifetime, around: cell.lifetime, range: cell.lifetimeRange)
    var birth = ParticleBirth(
      time: time, lifetime: lifetime * emitter.lifetime, offset: site.offset,
      velocity: direction * (speed * emitter.velocity))
    birth.scale = value(.scale, around: cell.scale, range: cell.scaleRange) * emitter.scale
    birth.spin = value(.spin, around: cell.spin, range: cell.spinRange) * emitter.spin
    birth.color = Color(
      red: value(.red, around: cell.color.red, range: cell.colorRange.red),
      green: value(.green, around: cell.color.green, range: cell.colorRange.green),
      blue: value(.blue, around: cell.color.blue, range: cell.colorRange.blue),
      alpha: value(.alpha, around: cell.color.alpha, range: cell.colorRange.alpha))
    return birth
  }
}
