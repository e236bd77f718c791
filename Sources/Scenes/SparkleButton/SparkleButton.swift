// SPDX-License-Identifier: MIT

package import Graphics
package import LayerTree

/// A like button that bounces when it is pressed and bursts sparkles from under its glyph.
///
/// Source: article 001.
package struct SparkleButton: Scene {
  package static let name = "sparkle-button"
  package static let summary = "A like button that bounces and bursts sparkles when pressed"

  package var glyph = ButtonGlyph()
  /// Centre of the button, as fractions of the canvas.
  package var center = Point(x: 0.5, y: 0.5)
  package var presses: [Double] = [0.2]
  package var releases: [Double] = []
  package var press = ButtonBounce(values: [1.5, 0.8, 1, 1.2, 1], duration: 0.5)
  package var release = ButtonBounce(values: [0.8, 1], duration: 0.4)
  package var emitter = SparkleEmitter()

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.group("glyph", &glyph, "What the button shows")
    mapper.point(
      "center", &center, .fraction, in: -2...3, "Centre of the button, as a share of the canvas")
    mapper.numbers(
      "presses", &presses, .seconds, in: 0...600, count: 0...10_000,
      "When the button is pressed: it turns on, bounces and bursts sparkles")
    mapper.numbers(
      "releases", &releases, .seconds, in: 0...600, count: 0...10_000,
      "When the button turns off again")
    mapper.group("press", &press, "The bounce of turning on; article 001")
    mapper.group("release", &release, "The bounce of turning off; article 001: [0.8, 1] in 0.4 s")
    mapper.group("emitter", &emitter, "The sparkles")
  }

  package func workload(on stage: Stage) -> Workload {
    let events = Double(presses.count + releases.count) * Double(turns(on: stage))
    let particles = emitterContent(on: stage).particleBudget(duration: stage.duration)
    let glyphs = min(2.25 * glyph.size * glyph.size, stage.area) * stage.duration
    return Workload(
      layers: 4 + events, particles: particles,
      paint: glyphs + particles * emitter.paint(on: stage),
      factors:
        "\(emitter.cell.birthRate) a second x \(emitter.burst) s x \(presses.count) presses, "
        + "or those listed, each turn of the loop that is seen")
  }

  package func makeLayer(on stage: Stage) -> Layer {
    var root = Layer(stage: stage, name: Self.name)
    var button = Layer(
      name: "button", bounds: Rect(x: 0, y: 0, width: glyph.size, height: glyph.size),
      position: Point(x: stage.size.width * center.x, y: stage.size.height * center.y))
    button.sublayers = [
      glyphLayer(in: button.bounds, stage: stage), emitterLayer(in: button.bounds, stage: stage),
    ]
    root.sublayers = [button]
    return root
  }

  private func glyphLayer(in bounds: Rect, stage: Stage) -> Layer {
    var layer = Layer(name: "glyph", bounds: bounds, position: bounds.center)
    layer.content = .shapes([ShapeContent(path: glyph.path, fill: .solid(glyph.offColor))])
    for event in events(on: stage) {
      layer.animations.append(glyph.coloring(isOn: event.isPress, from: event.time))
      layer.animations.append((event.isPress ? press : release).animation(from: event.time))
    }
    return layer
  }

  /// Presses and releases in order of time; in a seamless clip also those of earlier turns whose
  /// colour or bounce is still seen.
  private func events(on stage: Stage) -> [(time: Double, isPress: Bool)] {
    let all =
      presses.map { (time: stage.folded($0), isPress: true) }
      + releases.map { (time: stage.folded($0), isPress: false) }
    let cycle = all.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    return (0..<turns(on: stage)).reversed().flatMap { turn in
      cycle.map { ($0.time - Double(turn) * stage.duration, $0.isPress) }
    }
  }

  private func turns(on stage: Stage) -> Int {
    stage.turns(lasting: max(press.duration, release.duration))
  }

  /// In a seamless clip, a burst that the end cuts off goes on at the beginning.
  private func emitterContent(on stage: Stage) -> EmitterContent {
    let bursts = presses.map(stage.folded)
    let earlier = stage.isSeamless ? bursts.map { $0 - stage.duration } : []
    return emitter.content(bursts: earlier + bursts, stage: stage)
  }

  private func emitterLayer(in bounds: Rect, stage: Stage) -> Layer {
    var layer = Layer(
      name: "sparkles", bounds: Rect(origin: .zero, size: .zero), position: bounds.center)
    layer.zPosition = emitter.zPosition
    layer.content = .emitter(emitterContent(on: stage))
    return layer
  }
}
