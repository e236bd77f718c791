// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

/// Where particles are born, and which way they fly.
@Suite struct EmitterShapeTests {
  private static let center = Point(x: 100, y: -40)
  private static let size = Size(width: 24, height: 10)

  /// Offsets from the centre at birth, with unit vectors of flight, of 4000 particles.
  private func births(
    _ shape: EmitterShape, _ mode: EmitterMode, _ change: (inout EmitterContent) -> Void = { _ in }
  ) -> [(offset: Point, flight: Point)] {
    var emitter = EmitterContent()
    emitter.shape = shape
    emitter.mode = mode
    emitter.position = Self.center
    emitter.size = Self.size
    var cell = EmitterCell(name: "spark")
    cell.birthRate = 4000
    cell.lifetime = 10
    cell.velocity = 1
    emitter.cells = [cell]
    change(&emitter)
    let early = emitter.particles(at: 1)
    let late = emitter.particles(at: 2)
    return zip(early, late).map { early, late in
      let flight = late.position - early.position
      return (early.position - flight * early.age - Self.center, flight)
    }
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  private func isClose(_ a: Point, _ b: Point) -> Bool { (a - b).length < 1e-9 }

  private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

  @Test("A point emits from itself along x", arguments: EmitterMode.allCases)
  func point(mode: EmitterMode) {
    for (offset, flight) in births(.point, mode) {
      #expect(isClose(offset, .zero) && isClose(flight, Point(x: 1, y: 0)))
    }
  }

  @Test("A line is as long as the width and emits upwards", arguments: EmitterMode.allCases)
  func line(mode: EmitterMode) {
    let births = births(.line, mode)
    #expect(births.allSatisfy { isClose($0.flight, Point(x: 0, y: -1)) && isClose($0.offset.y, 0) })
    let places = births.map(\.offset.x)
    #expect(places.allSatisfy { abs($0) <= 12 + 1e-9 })
    #expect(abs(mean(places)) < 0.6)
    let isAtAnEnd = places.allSatisfy { isClose(abs($0), 12) }
    #expect(isAtAnEnd == (mode == .points))
  }

  @Test func aRectangleHasFourCorners() {
    for quadrant in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] {
      let corner = Point(x: 12 * quadrant.0, y: 5 * quadrant.1)
      let there = births(.rectangle, .points).filter { isClose($0.offset, corner) }
      #expect(abs(there.count - 1000) < 150)
      #expect(there.allSatisfy { isClose($0.flight, corner * (1 / 13)) })
    }
  }

  @Test func aRectanglesBorderEmitsAtRightAngles() {
    var count = 0
    for normal in [Point(x: 1, y: 0), Point(x: -1, y: 0), Point(x: 0, y: 1), Point(x: 0, y: -1)] {
      let side = births(.rectangle, .outline).filter { isClose($0.flight, normal) }
      let reach = abs(normal.x) * 12 + abs(normal.y) * 5
      let half = abs(normal.x) * 5 + abs(normal.y) * 12
      let places = side.map { $0.offset.x * normal.y + $0.offset.y * normal.x }
      #expect(
        side.allSatisfy { isClose($0.offset.x * normal.x + $0.offset.y * normal.y, reach) })
      #expect(places.allSatisfy { abs($0) <= half + 1e-9 })
      #expect(abs(mean(places)) < half / 8)
      // A side's share is its length's share of the border, 68 long.
      #expect(abs(Double(side.count) - 4000 * 2 * half / 68) < 150)
      count += side.count
    }
    #expect(count == 4000)
  }

  @Test("A rectangle's inside is filled evenly", arguments: [EmitterMode.surface, .volume])
  func rectangleInside(mode: EmitterMode) {
    let births = births(.rectangle, mode)
    #expect(births.allSatisfy { abs($0.offset.x) <= 12 && abs($0.offset.y) <= 5 })
    let inMiddle = births.filter { abs($0.offset.x) < 6 && abs($0.offset.y) < 2.5 }
    #expect(abs(inMiddle.count - 1000) < 150)
  }

  @Test func aCirclesOutlineEmitsStraightAwayFromHalfTheWidth() {
    let births = births(.circle, .outline)
    #expect(births.allSatisfy { isClose($0.offset, $0.flight * 12) })
    #expect(abs(mean(births.map(\.flight.x))) < 0.05)
    #expect(abs(mean(births.map(\.flight.y))) < 0.05)
  }

  @Test("A circle's inside is filled evenly", arguments: [EmitterMode.surface, .volume])
  func circleInside(mode: EmitterMode) {
    let births = births(.circle, mode)
    #expect(births.allSatisfy { isClose($0.offset, $0.flight * $0.offset.length) })
    let inMiddle = births.filter { $0.offset.length < 6 }
    #expect(abs(inMiddle.count - 1000) < 150)
  }

  @Test("Without a size a circle is a point that emits all round", arguments: EmitterMode.allCases)
  func circleOfNoSize(mode: EmitterMode) {
    let births = births(.circle, mode) { $0.size = .zero }
    #expect(births.allSatisfy { isClose($0.offset, .zero) && isClose($0.flight.length, 1) })
    #expect(births.contains { $0.flight.x < -0.9 } && births.contains { $0.flight.x > 0.9 })
  }

  @Test func theLongitudeTurnsClockwiseFromTheNaturalDirection() {
    let falling = births(.line, .volume) { $0.cells[0].emissionLongitude = .pi }
    #expect(falling.allSatisfy { isClose($0.flight, Point(x: 0, y: 1)) })
    let around = births(.circle, .outline) { $0.cells[0].emissionLongitude = .pi / 2 }
    #expect(
      around.allSatisfy {
        isClose($0.offset * (1.0 / 12), Point(x: $0.flight.y, y: -$0.flight.x))
      })
  }

  @Test func theRangeIsTheFullAngleOfTheFan() {
    let fan = births(.point, .volume) { $0.cells[0].emissionRange = .pi / 2 }
    let steepest = fan.map { abs($0.flight.y) }.max() ?? 0
    #expect(steepest <= 0.5.squareRoot() + 1e-9 && steepest > 0.7)
    // Evenly in the angle: half of it within an eighth turn, whose sine is 0.38268.
    #expect(abs(fan.filter { abs($0.flight.y) < 0.382_683 }.count - 2000) < 160)
  }

  @Test func aNegativeSpeedFliesInwards() {
    let inward = births(.circle, .outline) { $0.cells[0].velocity = -1 }
    #expect(inward.allSatisfy { isClose($0.offset, $0.flight * -12) })
  }
}
