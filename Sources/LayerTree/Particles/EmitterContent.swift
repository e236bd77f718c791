// SPDX-License-Identifier: MIT

package import Graphics

/// A particle emitter, as `CAEmitterLayer` is, with Core Animation's defaults.
///
/// Its coordinates are its layer's, and its time is its layer's: it begins at time 0. Each
/// particle is a closed form of its birth and its age, so the particles at any time can be found
/// without those before.
package struct EmitterContent: Sendable {
  /// Centre of the shape.
  package var position = Point.zero
  package var size = Size.zero
  package var shape = EmitterShape.point
  package var mode = EmitterMode.volume
  package var renderMode = EmitterRenderMode.unordered

  /// Multiplies the cells' birth rates.
  package var birthRate = 1.0
  /// Multiplies the cells' birth rates, too, but changes over time.
  package var schedule = BirthSchedule.always
  /// Multiplies the lifetimes that cells draw.
  package var lifetime = 1.0
  /// Multiplies the speeds that cells draw.
  package var velocity = 1.0
  /// Multiplies scales and their change.
  package var scale = 1.0
  /// Multiplies the spins that cells draw.
  package var spin = 1.0

  /// Chooses the random values; each cell has its own stream, so changing one leaves the others.
  package var seed: UInt64 = 0
  package var cells: [EmitterCell] = []
  /// Length of a loop without a seam, in seconds, or nil: what is born in the first period is born
  /// again in each, and at time 0 the particles of the periods before are alive.
  package var period: Double?

  package init() {}

  /// How drawn particles combine with what is below.
  package var blendMode: BlendMode { renderMode == .additive ? .plus : .sourceOver }

  /// The particles alive at `time`, seconds, in the order in which they are drawn.
  package func particles(at time: Double) -> [Particle] {
    let particles = cells.indices.flatMap { index in
      ParticleField(emitter: self, cellIndex: index).particles(at: time)
    }
    switch renderMode {
    case .unordered, .backToFront, .additive: return particles
    case .oldestFirst: return Self.byAge(particles)
    case .oldestLast: return Self.byAge(particles).reversed()
    }
  }

  /// An upper bound of the number of births in a clip of `duration` seconds; it may be infinite.
  package func particleBudget(duration: Double) -> Double {
    cells.indices.reduce(0.0) { sum, index in
      sum + ParticleField(emitter: self, cellIndex: index).birthCount(until: duration)
    }
  }

  /// A name for `particle` that no other living particle has, if the cells' names differ.
  package func name(of particle: Particle) -> String {
    let name = "\(cells[particle.cellIndex].name).\(particle.number)"
    return particle.lap == 0 ? name : "\(name).lap-\(particle.lap)"
  }

  /// Oldest first; particles of the same age stay in order.
  private static func byAge(_ particles: [Particle]) -> [Particle] {
    particles.indices.sorted { a, b in
      (-particles[a].age, a) < (-particles[b].age, b)
    }.map { particles[$0] }
  }
}
