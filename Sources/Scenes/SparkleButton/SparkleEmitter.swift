// SPDX-License-Identifier: MIT

package import Graphics
package import LayerTree

/// The emitter under a button, on for a moment after each press.
package struct SparkleEmitter: ParameterGroup {
  package var shape = EmitterShape.circle
  package var mode = EmitterMode.outline
  package var renderMode = EmitterRenderMode.oldestFirst
  /// Points; a circle's diameter is the width.
  package var size = Point.zero
  package var zPosition = -1.0
  /// How long births go on after a press, seconds.
  package var burst = 0.1
  package var cell = SparkleCell()
  package var sparkle = SparkleImage()
  /// Particles given one by one, in place of all births.
  package var particles: [SparkleReplay] = []

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    let article = "article 001"
    mapper.choice("shape", &shape, ParameterNote("Where particles are born", source: article))
    mapper.choice("mode", &mode, ParameterNote("Which part of the shape bears", source: article))
    mapper.choice(
      "renderMode", &renderMode,
      ParameterNote("Order in which particles are drawn", source: article))
    mapper.point(
      "size", &size, .points, in: 0...8192,
      ParameterNote(
        "Width and height of the shape; a circle's diameter is the width, and at 0 sparkles start "
          + "at the centre, under the glyph",
        source: "article 001 sets none"))
    mapper.number(
      "zPosition", &zPosition, .none, in: -1000...1000,
      ParameterNote("Below 0 the sparkles lie under the glyph, above it over it", source: article))
    mapper.number(
      "burst", &burst, .seconds, in: 0...600,
      ParameterNote("How long particles are born after each press", source: article))
    mapper.group("cell", &cell, "How particles are born, move and change")
    mapper.group("sparkle", &sparkle, "How a particle is drawn")
    mapper.list(
      "particles", &particles, count: 0...100_000,
      "Particles given one by one in place of all births")
  }

  /// The most that one particle can cover, times how long it can live: square points times seconds.
  func paint(on stage: Stage) -> Double {
    let replays = particles.map { (side: sparkle.size * $0.scale, life: $0.lifetime) }
    let life = cell.lifetime.mean + cell.lifetime.range / 2
    let scale = cell.scale.mean + cell.scale.range / 2 + max(0, cell.scaleSpeed) * max(0, life)
    let born = (side: sparkle.size * max(0, scale), life: max(0, life))
    let most = (replays.isEmpty ? [born] : replays).map { particle in
      // Halo and star.
      min(2 * particle.side * particle.side, 2 * stage.area) * min(particle.life, stage.duration)
    }
    return most.max() ?? 0
  }

  func content(bursts: [Double], stage: Stage) -> EmitterContent {
    var content = EmitterContent()
    content.shape = shape
    content.mode = mode
    content.renderMode = renderMode
    content.size = Size(width: size.x, height: size.y)
    content.seed = stage.seed
    content.schedule = BirthSchedule(bursts: bursts, length: burst)
    content.period = stage.isSeamless ? stage.duration : nil
    var cell = cell.emitterCell
    sparkle.draw(in: &cell)
    if !particles.isEmpty { cell.listedBirths = particles.map(\.birth) }
    content.cells = [cell]
    return content
  }
}
