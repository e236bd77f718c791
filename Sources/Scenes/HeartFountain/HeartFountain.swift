// SPDX-License-Identifier: MIT

package import Graphics
package import LayerTree

/// Hearts that spring up at each tap, rise along an S-shaped curve, turn and fade.
///
/// Articles 000 and 003 are two settings of it: the defaults are article 000's.
package struct HeartFountain: Scene {
  package static let name = "heart-fountain"
  package static let summary = "Hearts that spring up, rise along S-shaped curves and fade"

  package var heart = HeartShape()
  /// The point of a heart that follows its path, as fractions of its square.
  package var anchorPoint = Point(x: 0.5, y: 0.5)
  package var source = HeartSource()
  package var bloom = HeartBloom()
  package var rotation = HeartRotation()
  package var travel = HeartTravel()
  package var fill = HeartFill()
  package var taps = TapSchedule()
  /// Hearts given one by one, in place of the taps.
  package var hearts: [HeartReplay] = []

  package init() {}

  package mutating func map(_ mapper: inout some ParameterMapper) {
    mapper.group("heart", &heart, "How a heart is drawn")
    mapper.point(
      "anchorPoint", &anchorPoint, .fraction, in: -2...3,
      ParameterNote(
        "The point of a heart that follows its path and that it turns about",
        source: "articles 000 and 003; the recorded app had [0.5, 1]"))
    mapper.group("source", &source, "Where hearts start")
    mapper.group("bloom", &bloom, "How a heart springs up")
    mapper.group("rotation", &rotation, "How far a heart turns while it rises")
    mapper.group("travel", &travel, "The curve along which a heart rises")
    mapper.group("fill", &fill, "Which colour a heart has")
    mapper.group("taps", &taps, "When hearts start")
    mapper.list(
      "hearts", &hearts, count: 0...10_000,
      "Hearts given one by one in place of the taps; what one leaves out is drawn at random")
  }

  package func workload(on stage: Stage) -> Workload {
    let count = hearts.isEmpty ? taps.count(on: stage) : Double(hearts.count)
    let turns = stage.turns(lasting: travel.duration)
    // Fill and outline, each at most 1.5 times as wide as the heart while it blooms.
    let area = min(2 * 1.5 * 1.5 * heart.size * heart.size, 2 * stage.area)
    return Workload(
      layers: 1 + count * Double(turns), particles: 0,
      paint: count * area * travel.duration,
      factors: "\(Int(min(count, 1e15))) hearts x \(turns) turns of the loop seen at once")
  }

  package func makeLayer(on stage: Stage) -> Layer {
    var root = Layer(stage: stage, name: Self.name)
    let launches = launches(on: stage)
    root.transients = TransientLayers(
      beginTimes: launches.map(\.begin), duration: travel.duration,
      make: { heart(of: launches[$0], on: stage) })
    return root
  }

  /// A heart that starts on a turn of the loop: this one, 0, or one before it.
  private struct Launch {
    let index: Int
    let turn: Int
    /// Seconds of this turn.
    let begin: Double
  }

  /// All hearts that can be seen, in order of time: one of an earlier turn of the loop lies below all
  /// hearts of this one.
  private func launches(on stage: Stage) -> [Launch] {
    let times = hearts.isEmpty ? taps.times(on: stage) : hearts.map(\.time)
    let turn = times.map(stage.folded).enumerated().sorted {
      ($0.element, $0.offset) < ($1.element, $1.offset)
    }
    let turns = (0..<stage.turns(lasting: travel.duration)).reversed()
    let all = turns.flatMap { number in
      turn.map { index, time in
        Launch(index: index, turn: number, begin: time - Double(number) * stage.duration)
      }
    }
    let seen = all.filter { $0.begin + travel.duration > 0 }
    // A time that rounding folds to just below 0 belongs at the end of the turn before.
    return seen.indices.sorted { (seen[$0].begin, $0) < (seen[$1].begin, $1) }.map { seen[$0] }
  }

  /// The heart's random choices, each replaced by what is given for it.
  private func flight(of index: Int, on stage: Stage) -> HeartFlight {
    var draw = HeartDraw(seed: stage.seed, heart: index)
    let start = source.point(on: stage.size)
    let side = draw.sign()
    let fraction = draw.below(rotation.steps)
    let end = travel.end(from: start, side: side, size: heart.size, stage: stage.size, draw: &draw)
    let control = travel.control(
      side: side, end: end, size: heart.size, draw: &draw)
    var flight = HeartFlight(
      start: start, end: end, control: control,
      angle: Double(side) * rotation.angle(step: fraction),
      fill: fill.color(of: index, draw: &draw))
    if !hearts.isEmpty { hearts[index].replace(in: &flight) }
    return flight
  }

  /// The article's blocks, in its order: spring up, turn, travel, fade.
  private func heart(of launch: Launch, on stage: Stage) -> Layer {
    let flight = flight(of: launch.index, on: stage)
    let name = "heart-\(launch.index + 1)" + (launch.turn == 0 ? "" : ".turn-\(launch.turn)")
    var layer = Layer(
      name: name, bounds: Rect(x: 0, y: 0, width: heart.size, height: heart.size),
      position: flight.start)
    layer.anchorPoint = anchorPoint
    layer.content = .shapes([heart.content(fill: flight.fill)])
    // The view is removed when its fade ends; the rest of the path is never seen.
    layer.timing = MediaTiming(beginTime: launch.begin, duration: travel.duration)
    bloom.animate(&layer)
    rotation.animate(&layer, to: flight.angle, duration: travel.duration)
    travel.animate(&layer, along: flight, height: stage.size.height)
    travel.fade(&layer)
    return layer
  }
}
