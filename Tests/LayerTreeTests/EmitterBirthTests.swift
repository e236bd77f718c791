// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

/// When particles are born.
@Suite struct EmitterBirthTests {
  /// An emitter whose particles never die.
  private func emitter(rate: Double, schedule: BirthSchedule = .always) -> EmitterContent {
    var cell = EmitterCell(name: "spark")
    cell.birthRate = rate
    cell.lifetime = .infinity
    var emitter = EmitterContent()
    emitter.cells = [cell]
    emitter.schedule = schedule
    return emitter
  }

  private func birthTimes(_ emitter: EmitterContent, at time: Double) -> [Double] {
    emitter.particles(at: time).map { time - $0.age }
  }

  @Test(
    "A burst gives birth to rate × length, however its times round",
    arguments: [
      (1000, 0.1, 100), (500, 0.1, 50), (300, 0.1, 30), (10, 0.1, 1), (30, 0.7, 21),
      (1000, 0.3, 300),
    ])
  func burstsAreExact(rate: Double, length: Double, count: Int) {
    for start in [0, 0.1, 0.3, 0.7, 1.0 / 3, 1.1, 2.3, 16.9, 777.7, 12345.678] {
      let burst = emitter(rate: rate, schedule: BirthSchedule(bursts: [start], length: length))
      let times = birthTimes(burst, at: start + 50)
      #expect(times.count == count)
      #expect(times.allSatisfy { $0 > start - 1e-9 && $0 <= start + length + 1e-9 })
      #expect(burst.particles(at: start + length).count == count)
      #expect(burst.particles(at: start).isEmpty)
      #expect(burst.particleBudget(duration: start + 50) == Double(count))
    }
  }

  @Test func manyBurstsAreExactEachOne() {
    let starts = (0..<200).map { 0.05 + 0.37 * Double($0) }
    let bursts = emitter(rate: 1000, schedule: BirthSchedule(bursts: starts, length: 0.1))
    for (index, start) in starts.enumerated() {
      #expect(bursts.particles(at: start + 0.2).count == 100 * (index + 1))
    }
  }

  @Test func overlappingBurstsAreOne() {
    let schedule = BirthSchedule(bursts: [1.25, 1, 1.5], length: 0.5)
    #expect(
      schedule.steps == [
        BirthSchedule.Step(time: 1, factor: 1), BirthSchedule.Step(time: 2, factor: 0),
      ])
  }

  @Test func aConstantRateSpacesBirthsEvenly() {
    let times = birthTimes(emitter(rate: 8), at: 2)
    #expect(times == (1...16).map { Double($0) / 8 })
  }

  @Test func fractionsOfABirthAreCarriedOver() {
    let schedule = BirthSchedule(bursts: [0, 1, 2, 3], length: 0.25)
    #expect(birthTimes(emitter(rate: 2, schedule: schedule), at: 9) == [1.25, 3.25])
  }

  @Test func theFactorScalesTheRate() {
    let schedule = BirthSchedule(steps: [
      .init(time: 3, factor: 4), .init(time: 1, factor: 1), .init(time: 2, factor: 0),
      .init(time: 3.5, factor: 0),
    ])
    let times = birthTimes(emitter(rate: 2, schedule: schedule), at: 9)
    #expect(times == [1.5, 2, 3.125, 3.25, 3.375, 3.5])
    #expect(schedule.integral(to: 1.25) == 0.25)
    #expect(schedule.integral(to: 100) == 3)
  }

  @Test func theTimeOfAnIntegralIsItsInverse() {
    let schedule = BirthSchedule(bursts: [1, 2], length: 0.25)
    #expect(schedule.time(ofIntegral: 0.125, tolerance: 0) == 1.125)
    #expect(schedule.time(ofIntegral: 0.25, tolerance: 0) == 1.25)
    #expect(schedule.time(ofIntegral: 0.375, tolerance: 0) == 2.125)
    #expect(schedule.time(ofIntegral: 0.625, tolerance: 0) == nil)
    // What rounding carries past the end of a burst still happens in it.
    #expect(schedule.time(ofIntegral: 0.250_001, tolerance: 0.001) == 1.25)
  }

  @Test func ratesOfEmitterAndCellMultiply() {
    var both = emitter(rate: 2)
    both.birthRate = 3
    #expect(both.particles(at: 1).count == 6)
  }

  @Test func aCellIsBornWithinItsTimes() {
    var late = emitter(rate: 10)
    late.cells[0].beginTime = 1
    late.cells[0].duration = 0.3
    #expect(late.particles(at: 1).isEmpty)
    #expect(late.particles(at: 1.15).count == 1)
    #expect(late.particles(at: 9).count == 3)
    late.cells[0].isEnabled = false
    #expect(late.particles(at: 9).isEmpty)
    #expect(late.particleBudget(duration: 9) == 0)
  }

  @Test(
    "A schedule without usable steps has no births",
    arguments: [
      [], [.init(time: .nan, factor: 1)], [.init(time: 0, factor: .infinity)],
      [.init(time: 0, factor: -3)],
    ] as [[BirthSchedule.Step]])
  func uselessSchedules(steps: [BirthSchedule.Step]) {
    #expect(emitter(rate: 10, schedule: BirthSchedule(steps: steps)).particles(at: 9).isEmpty)
  }

  @Test("The budget is the number of particles that ever show", arguments: [0.1, 1, 2.5, 7])
  func budgetCounts(duration: Double) {
    var emitter = emitter(rate: 37, schedule: BirthSchedule(bursts: [0, 0.6, 2], length: 0.3))
    emitter.cells.append(emitter.cells[0])
    emitter.cells[1].birthRate = 11.5
    #expect(
      emitter.particleBudget(duration: duration)
        == Double(emitter.particles(at: duration).count))
  }

  @Test func theBudgetOfALoopCoversAllThatShows() {
    var loop = emitter(rate: 40)
    loop.cells[0].lifetime = 2.2
    loop.period = 1
    let frames = (0..<50).flatMap { loop.particles(at: Double($0) / 50) }
    let shown = Set(frames.map { [$0.number, $0.lap] }).count
    #expect(Double(shown) <= loop.particleBudget(duration: 1))
    #expect(loop.particleBudget(duration: 1) <= 40 * 4)
  }

  @Test func anEndlessRateHasAnEndlessBudget() {
    #expect(emitter(rate: .infinity).particleBudget(duration: 1) == .infinity)
    #expect(emitter(rate: 1e9).particleBudget(duration: 1) == 1e9)
  }

  /// A million million births before it: looking at all of them would not end.
  @Test func theEndOfALongClipIsAsCheapAsItsStart() {
    var long = emitter(rate: 1000)
    long.cells[0].lifetime = 0.5
    let count = long.particles(at: 1e9).count
    #expect((499...501).contains(count))
  }

  @Test func atMostAMillionBirthsAreLookedAt() {
    let crowd = emitter(rate: 1e9)
    #expect(crowd.particles(at: 1).count <= 1_000_001)
  }
}
