// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

/// What particles are like while they live.
@Suite struct ParticleTests {
  /// Article 001's burst, with a range or a speed for everything that can have one.
  static var burst: EmitterContent {
    var cell = EmitterCell(name: "sparkle")
    cell.birthRate = 1000
    cell.lifetime = 0.7
    cell.lifetimeRange = 0.3
    cell.velocity = 30
    cell.velocityRange = 4
    cell.acceleration = Point(x: 3, y: 50)
    cell.scale = 0.1
    cell.scaleRange = 0.02
    cell.scaleSpeed = -0.1
    cell.spin = 2
    cell.spinRange = 1
    cell.color = Color(red: 0.5, green: 0.4, blue: 0.6)
    cell.colorRange = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.1)
    cell.colorSpeed = Color(red: 0.1, green: 0, blue: -0.1, alpha: -1)
    var emitter = EmitterContent()
    emitter.shape = .circle
    emitter.mode = .outline
    emitter.size = Size(width: 25, height: 0)
    emitter.schedule = BirthSchedule(bursts: [0.2, 1.5], length: 0.1)
    emitter.cells = [cell]
    return emitter
  }

  /// A particle of one birth, without ranges.
  private func emitter(replaying birth: ParticleBirth) -> EmitterContent {
    var cell = EmitterCell(name: "replay")
    cell.listedBirths = [birth]
    var emitter = EmitterContent()
    emitter.cells = [cell]
    return emitter
  }

  @Test func theStateIsAClosedFormOfTheAge() throws {
    var birth = ParticleBirth(
      time: 1, lifetime: 4, offset: Point(x: 1, y: 2), velocity: Point(x: 10, y: -4))
    birth.scale = 0.5
    birth.spin = 0.25
    birth.color = Color(red: 0.5, green: 0.25, blue: 1.5, alpha: 1.25)
    var emitter = emitter(replaying: birth)
    emitter.position = Point(x: 100, y: 200)
    emitter.cells[0].acceleration = Point(x: 0, y: 8)
    emitter.cells[0].scaleSpeed = 0.125
    emitter.cells[0].colorSpeed = Color(red: 0.125, green: -0.25, blue: -0.25, alpha: -0.5)
    let particle = try #require(emitter.particles(at: 3).first)
    #expect(particle.age == 2)
    #expect(particle.position == Point(x: 121, y: 210))
    #expect(particle.scale == 0.75)
    #expect(particle.rotation == 0.5)
    #expect(particle.color == Color(red: 0.75, green: 0, blue: 1, alpha: 0.25))
  }

  @Test(
    "A particle lives from its birth up to the end of its lifetime",
    arguments: [
      (0.99, 0), (1, 1), (1.4, 1), (1.499, 1), (1.5, 0), (1.6, 0),
    ])
  func livesItsLifetime(time: Double, count: Int) {
    let birth = ParticleBirth(time: 1, lifetime: 0.5, offset: .zero, velocity: .zero)
    #expect(emitter(replaying: birth).particles(at: time).count == count)
  }

  @Test("A lifetime that is not positive is none", arguments: [0, -1, .nan] as [Double])
  func stillborn(lifetime: Double) {
    let birth = ParticleBirth(time: 1, lifetime: lifetime, offset: .zero, velocity: .zero)
    #expect(emitter(replaying: birth).particles(at: 1).isEmpty)
  }

  @Test func theScaleEndsAtZero() throws {
    var emitter = emitter(
      replaying: ParticleBirth(time: 0, lifetime: 9, offset: .zero, velocity: .zero))
    emitter.cells[0].scaleSpeed = -0.25
    #expect(emitter.particles(at: 2).map(\.scale) == [0.5])
    #expect(emitter.particles(at: 8).map(\.scale) == [0])
  }

  @Test func aRadialBirthFliesAlongItsAngle() throws {
    let birth = ParticleBirth(time: 0, lifetime: 9, angle: .pi / 2, radius: 12.5, speed: 40)
    let particle = try #require(emitter(replaying: birth).particles(at: 0.5).first)
    #expect((particle.position - Point(x: 0, y: 32.5)).length < 1e-12)
  }

  /// Position, lifetime and the rest are settled at birth: looking later shows the same ones.
  @Test func aParticleKeepsItsBirthWheneverOneLooks() {
    let burst = Self.burst
    let frames = (0...200).map { Double($0) / 100 }
    var births: [Int: (time: Double, spin: Double, velocity: Point)] = [:]
    for time in frames {
      for particle in burst.particles(at: time) where particle.age > 0.01 {
        let age = particle.age
        let drift = burst.cells[0].acceleration * (age * age / 2)
        let path = particle.position - drift
        let flight = path * (1 - 12.5 / path.length) * (1 / age)
        let birth = (time: time - age, spin: particle.rotation / age, velocity: flight)
        let first = births[particle.number, default: birth]
        births[particle.number] = first
        #expect(abs(birth.time - first.time) < 1e-12)
        #expect(abs(birth.spin - first.spin) < 1e-9)
        #expect((birth.velocity - first.velocity).length < 1e-6)
      }
    }
    #expect(births.count == 200)
  }

  @Test func framesDoNotDependOnTheirOrder() {
    let times = (0..<120).map { Double($0) / 60 }
    let burst = Self.burst
    let forwards = times.map { burst.particles(at: $0) }
    let backwards = times.reversed().map { Self.burst.particles(at: $0) }
    #expect(forwards == backwards.reversed())
    #expect(forwards.contains { $0.count == 100 })
  }

  /// Value, mean and range of every drawn number, for 10000 particles at birth.
  private static let ranges:
    [(String, mean: Double, range: Double, value: @Sendable (Particle) -> Double)] = [
      ("speed", 30, 4, { ($0.position.length - 12.5) / $0.age }),
      ("scale", 0.1, 0.02, { $0.scale }),
      ("spin", 2, 1, { $0.rotation / $0.age }),
      ("red", 0.5, 0.2, { $0.color.red }),
      ("green", 0.4, 0.4, { $0.color.green }),
      ("blue", 0.6, 0.6, { $0.color.blue }),
      ("alpha", 0.5, 0.1, { $0.color.alpha }),
    ]

  @Test func drawnValuesAreUniformAroundTheirMeans() {
    var emitter = Self.burst
    emitter.schedule = .always
    emitter.cells[0].birthRate = 10_000
    emitter.cells[0].lifetime = 10
    emitter.cells[0].acceleration = .zero
    emitter.cells[0].scaleSpeed = 0
    emitter.cells[0].color.alpha = 0.5
    emitter.cells[0].colorSpeed = .clear
    let particles = emitter.particles(at: 1).dropLast(100)
    for (name, mean, range, value) in Self.ranges {
      #expect(isUniform(particles.map(value), mean: mean, range: range), "\(name)")
    }
  }

  @Test func lifetimesAreUniformAroundTheirMean() {
    var emitter = Self.burst
    emitter.cells[0].birthRate = 1e7
    emitter.schedule = BirthSchedule(bursts: [0], length: 0.001)
    let all = emitter.particles(at: 0.5).count
    #expect(all == 10_000)
    #expect(emitter.particles(at: 0.5499).count == all)
    #expect(abs(emitter.particles(at: 0.625).count - all * 3 / 4) < 250)
    #expect(abs(emitter.particles(at: 0.7).count - all / 2) < 250)
    #expect(emitter.particles(at: 0.8511).isEmpty)
  }

  /// Range and standard deviation, range/√12, of a uniform distribution.
  private func isUniform(_ values: [Double], mean: Double, range: Double) -> Bool {
    let count = Double(values.count)
    let center = values.reduce(0, +) / count
    let spread = (values.reduce(0) { $0 + ($1 - center) * ($1 - center) } / count).squareRoot()
    let expected = range / 12.0.squareRoot()
    let slack = 1e-6 * (1 + range)
    return values.allSatisfy { abs($0 - mean) <= range / 2 + slack }
      && abs(center - mean) < 5 * expected / count.squareRoot()
      && abs(spread - expected) < 0.03 * expected
  }

  @Test func theEmitterMultipliesWhatItsCellsDraw() throws {
    var emitter = Self.burst
    emitter.cells[0].acceleration = .zero
    let plain = try #require(emitter.particles(at: 0.3).first)
    emitter.velocity = 2
    emitter.scale = 3
    emitter.spin = -1
    let scaled = try #require(emitter.particles(at: 0.3).first)
    let direction = plain.position * (1 / plain.position.length)
    let doubled = direction * (2 * plain.position.length - 12.5)
    #expect((scaled.position - doubled).length < 1e-9)
    #expect(abs(scaled.scale - 3 * plain.scale) < 1e-12)
    #expect(scaled.rotation == -plain.rotation)
    emitter.lifetime = 0.1
    #expect(emitter.particles(at: 0.4).isEmpty)
  }

  /// A draw is made even where its range is 0, so nothing else moves.
  @Test(
    "One range leaves the other draws as they are",
    arguments: [
      \.colorRange.red, \.colorRange.alpha, \.scaleRange, \.spinRange,
    ] as [any WritableKeyPath<EmitterCell, Double> & Sendable])
  func rangesAreIndependent(path: any WritableKeyPath<EmitterCell, Double> & Sendable) {
    var changed = Self.burst
    changed.cells[0][keyPath: path] = 0
    let before = Self.burst.particles(at: 0.4)
    let after = changed.particles(at: 0.4)
    #expect(before != after)
    #expect(before.map(\.position) == after.map(\.position))
    #expect(before.map(\.color.green) == after.map(\.color.green))
  }

  @Test func seedsAndCellsDiffer() {
    var other = Self.burst
    other.seed = 1
    #expect(Self.burst.particles(at: 0.4).map(\.color) != other.particles(at: 0.4).map(\.color))
    var two = Self.burst
    two.cells.append(two.cells[0])
    let particles = two.particles(at: 0.4)
    #expect(particles.count == 200)
    #expect(Set(particles.map(\.position)).count == 200)
    #expect(particles.filter { $0.cellIndex == 0 } == Self.burst.particles(at: 0.4))
  }
}
