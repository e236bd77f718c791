// SPDX-License-Identifier: MIT

import Graphics

/// The particles of one cell of an emitter, at any time.
///
/// Only births within the longest lifetime before the time are looked at, so the end of a long clip
/// costs no more than its start.
struct ParticleField {
  /// The most births that are looked at for one picture; the youngest ones.
  ///
  /// A scene's workload is refused long before; this bounds the time where it is not asked.
  private static let mostBirths = 1_000_000.0
  /// The most periods that a particle is followed for.
  private static let mostLaps = 1000.0

  private let cellIndex: Int
  private let cell: EmitterCell
  private let births: RandomBirths
  private let emitterPosition: Point
  private let period: Double?
  private let scaleSpeed: Double
  private let longestLifetime: Double

  init(emitter: EmitterContent, cellIndex: Int) {
    self.cellIndex = cellIndex
    cell = emitter.cells[cellIndex]
    births = RandomBirths(emitter: emitter, cellIndex: cellIndex)
    emitterPosition = emitter.position
    period = emitter.period.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    scaleSpeed = cell.scaleSpeed * emitter.scale
    longestLifetime =
      cell.listedBirths.map { $0.reduce(0) { max($0, $1.lifetime) } } ?? births.longestLifetime
  }

  /// The particles alive at `time`, in order of birth.
  func particles(at time: Double) -> [Particle] {
    guard cell.isEnabled, time.isFinite else { return [] }
    guard let period else { return particles(at: time, lap: 0) }
    let phase = time - (time / period).rounded(.down) * period
    return (0...laps).reversed().flatMap { lap in
      particles(at: phase + Double(lap) * period, lap: lap)
    }
  }

  /// An upper bound of the number of particles that show from time 0 to `duration`.
  func birthCount(until duration: Double) -> Double {
    guard cell.isEnabled else { return 0 }
    let end = period ?? duration
    let count = cell.listedBirths.map { Double($0.count) } ?? births.count(until: end)
    guard let period, count > 0 else { return count }
    return count * (max(0, duration / period).rounded(.up) + Double(laps))
  }

  /// How many periods before the present one may have given birth to particles that still live.
  private var laps: Int {
    guard let period else { return 0 }
    return Int(min(Self.mostLaps, (longestLifetime / period).rounded(.down) + 1))
  }

  private func particles(at time: Double, lap: Int) -> [Particle] {
    let end = period ?? .infinity
    if let listed = cell.listedBirths {
      return listed.indices.compactMap { index in
        listed[index].time <= end
          ? particle(of: listed[index], number: index + 1, at: time, lap: lap) : nil
      }
    }
    return numbers(at: time, end: end).compactMap { number in
      births.birth(number).flatMap { particle(of: $0, number: number, at: time, lap: lap) }
    }
  }

  /// The numbers of all births whose particles may be alive at `time`.
  private func numbers(at time: Double, end: Double) -> Range<Int> {
    let last = births.count(until: min(time, end))
    // Beyond 2⁵³ neighbouring whole numbers cannot be told apart: such births are none.
    guard last >= 1, last < 0x1p53 else { return 0..<0 }
    let dead = births.count(until: min(time - longestLifetime, end))
    let first = max(1, max(dead, last - Self.mostBirths))
    return Int(first)..<Int(last) + 1
  }

  private func particle(of birth: ParticleBirth, number: Int, at time: Double, lap: Int)
    -> Particle?
  {
    let age = time - birth.time
    guard age >= 0, age < birth.lifetime else { return nil }
    let particle = Particle(
      cellIndex: cellIndex, number: number, lap: lap, age: age,
      position: emitterPosition + birth.offset + birth.velocity * age
        + cell.acceleration * (age * age / 2),
      scale: max(0, birth.scale + scaleSpeed * age),
      rotation: birth.spin * age,
      color: Color(
        red: Self.clamped(birth.color.red + cell.colorSpeed.red * age),
        green: Self.clamped(birth.color.green + cell.colorSpeed.green * age),
        blue: Self.clamped(birth.color.blue + cell.colorSpeed.blue * age),
        alpha: Self.clamped(birth.color.alpha + cell.colorSpeed.alpha * age)))
    let numbers = [
      particle.position.x, particle.position.y, particle.scale, particle.rotation,
    ]
    return numbers.allSatisfy(\.isFinite) ? particle : nil
  }

  /// `component` in 0...1; NaN is 0.
  private static func clamped(_ component: Double) -> Double { min(max(0, component), 1) }
}
