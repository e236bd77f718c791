// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

/// Order, names, loops and robustness of whole emitters.
@Suite struct EmitterContentTests {
  private var twoCells: EmitterContent {
    var emitter = ParticleTests.burst
    emitter.cells.append(emitter.cells[0])
    emitter.cells[1].name = "dust"
    emitter.cells[1].birthRate = 700
    return emitter
  }

  @Test("Render modes order particles by age or by cell", arguments: EmitterRenderMode.allCases)
  func ordersParticles(mode: EmitterRenderMode) {
    var emitter = twoCells
    emitter.renderMode = mode
    let particles = emitter.particles(at: 0.4)
    let ages = particles.map(\.age)
    #expect(particles.count == 170)
    switch mode {
    case .oldestFirst: #expect(ages == ages.sorted(by: >))
    case .oldestLast: #expect(ages == ages.sorted())
    case .unordered, .backToFront, .additive:
      #expect(particles.map(\.cellIndex) == ages.indices.map { $0 < 100 ? 0 : 1 })
      #expect(particles.prefix(100).map(\.number) == Array(1...100))
    }
    #expect(emitter.blendMode == (mode == .additive ? .plus : .sourceOver))
  }

  @Test func livingParticlesHaveNamesOfTheirOwn() {
    var emitter = twoCells
    emitter.period = 0.3
    emitter.cells[0].lifetime = 2
    for time in [0, 0.1, 0.25] {
      let particles = emitter.particles(at: time)
      #expect(Set(particles.map(emitter.name(of:))).count == particles.count)
    }
    #expect(
      ParticleTests.burst.particles(at: 0.3).first.map(ParticleTests.burst.name(of:))
        == "sparkle.1")
  }

  @Test("A loop's particles are those of all periods so far", arguments: [0, 0.05, 0.31, 0.69])
  func loopsAreSums(time: Double) {
    var emitter = ParticleTests.burst
    emitter.schedule = BirthSchedule(bursts: [0.1, 0.6], length: 0.1)
    var expected: [Particle] = []
    for lap in (0...3).reversed() {
      for var particle in emitter.particles(at: time + Double(lap) * 0.7) {
        particle.lap = lap
        expected.append(particle)
      }
    }
    emitter.period = 0.7
    #expect(emitter.particles(at: time) == expected)
    #expect(!expected.isEmpty || time == 0.05)
  }

  @Test func aLoopGoesOnWithoutASeam() {
    var emitter = ParticleTests.burst
    emitter.period = 1.6
    #expect(emitter.particles(at: 0) == emitter.particles(at: 1.6))
    #expect(emitter.particles(at: 0.25).map(\.number) == emitter.particles(at: 1.85).map(\.number))
    let last = emitter.particles(at: 1.6 - 1e-9)
    let first = emitter.particles(at: 0)
    for (before, after) in zip(last, first) {
      #expect(before.number == after.number && after.lap == before.lap + 1)
      #expect((before.position - after.position).length < 1e-6)
    }
    #expect(!first.isEmpty)
  }

  @Test func listedBirthsReplaceTheRateAndLoopToo() {
    var emitter = EmitterContent()
    var cell = EmitterCell(name: "listed")
    cell.birthRate = 1000
    cell.lifetime = 10
    cell.listedBirths = [0.5, 0.1, 0.9].map {
      ParticleBirth(time: $0, lifetime: 0.3, offset: .zero, velocity: .zero)
    }
    emitter.cells = [cell]
    #expect(emitter.particles(at: 0.6).map(\.number) == [1])
    #expect(emitter.particles(at: 1.1).map(\.number) == [3])
    #expect(emitter.particleBudget(duration: 9) == 3)
    emitter.period = 1
    #expect(emitter.particles(at: 0.15).map(\.number) == [3, 2])
  }

  @Test func theImageIsCentredScaledAndTurned() {
    var cell = EmitterCell(name: "image")
    cell.contentsSize = Size(width: 40, height: 20)
    cell.contentsScale = 2
    var birth = ParticleBirth(
      time: 0, lifetime: 9, offset: Point(x: 7, y: 8), velocity: .zero)
    birth.spin = .pi / 2
    cell.listedBirths = [birth]
    var emitter = EmitterContent()
    emitter.cells = [cell]
    let transform = emitter.particles(at: 1)[0].transform(forImageOf: cell)
    #expect((transform.apply(Point(x: 20, y: 10)) - Point(x: 7, y: 8)).length < 1e-12)
    #expect((transform.apply(.zero) - Point(x: 12, y: -2)).length < 1e-12)
    #expect((transform.apply(Point(x: 40, y: 0)) - Point(x: 12, y: 18)).length < 1e-12)
  }

  private static let extremes: [Double] = [
    0, -1, 3, .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e19,
  ]

  private static let cellNumbers: [any WritableKeyPath<EmitterCell, Double> & Sendable] = [
    \.birthRate, \.beginTime, \.duration, \.lifetime, \.lifetimeRange, \.velocity, \.velocityRange,
    \.emissionLongitude, \.emissionRange, \.acceleration.x, \.acceleration.y, \.scale,
    \.scaleRange, \.scaleSpeed, \.spin, \.spinRange, \.color.red, \.color.alpha, \.colorRange.green,
    \.colorRange.alpha, \.colorSpeed.blue, \.colorSpeed.alpha, \.contentsScale,
  ]

  private static let emitterNumbers: [any WritableKeyPath<EmitterContent, Double> & Sendable] = [
    \.position.x, \.position.y, \.size.width, \.size.height, \.birthRate, \.lifetime, \.velocity,
    \.scale, \.spin,
  ]

  /// Every result must be something that can be drawn.
  private func survives(_ emitter: EmitterContent) -> Bool {
    let frames = [0, 0.25, 1.6, -1, 1e300, .infinity, .nan].map { emitter.particles(at: $0) }
    return frames.joined().allSatisfy { particle in
      let color = particle.color
      return particle.position.x.isFinite && particle.position.y.isFinite
        && particle.scale.isFinite && particle.scale >= 0 && particle.rotation.isFinite
        && [color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) }
    } && emitter.particleBudget(duration: 2) >= 0
  }

  @Test("No number of a cell traps or yields what cannot be drawn", arguments: cellNumbers)
  func extremeCells(path: any WritableKeyPath<EmitterCell, Double> & Sendable) {
    for value in Self.extremes {
      var emitter = ParticleTests.burst
      emitter.cells[0].birthRate = 50
      emitter.cells[0][keyPath: path] = value
      #expect(survives(emitter), "\(value)")
    }
  }

  @Test("No number of an emitter traps or yields what cannot be drawn", arguments: emitterNumbers)
  func extremeEmitters(path: any WritableKeyPath<EmitterContent, Double> & Sendable) {
    for value in Self.extremes {
      for shape in EmitterShape.allCases {
        for mode in EmitterMode.allCases {
          var emitter = ParticleTests.burst
          emitter.cells[0].birthRate = 50
          emitter.shape = shape
          emitter.mode = mode
          emitter[keyPath: path] = value
          #expect(survives(emitter), "\(value) \(shape) \(mode)")
        }
      }
    }
  }

  @Test func extremeSchedulesAndPeriodsSurvive() {
    for value in Self.extremes {
      for other in Self.extremes {
        var emitter = ParticleTests.burst
        emitter.cells[0].birthRate = 5
        emitter.schedule = BirthSchedule(steps: [
          .init(time: 0, factor: 1), .init(time: value, factor: other),
          .init(time: other, factor: 0),
        ])
        emitter.period = value
        #expect(survives(emitter), "\(value) \(other)")
        emitter.schedule = BirthSchedule(bursts: [value, 0.1], length: other)
        #expect(survives(emitter), "\(value) \(other)")
      }
    }
  }
}
