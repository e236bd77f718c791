// SPDX-License-Identifier: MIT

/// How an emitter's birth rate changes over time: a factor that jumps at given times.
///
/// What `setValue(1000, forKeyPath: "emitterCells.spark.birthRate")` at a press and 0 at a release
/// do to a live emitter is here known beforehand.
package struct BirthSchedule: Sendable, Hashable {
  /// From when on which factor holds.
  package struct Step: Sendable, Hashable {
    /// Seconds since the emitter began.
    package var time: Double
    /// What the cells' birth rates are multiplied by.
    package var factor: Double

    package init(time: Double, factor: Double) {
      self.time = time
      self.factor = factor
    }
  }

  /// Factor 1 from time 0 on.
  package static let always = BirthSchedule(steps: [Step(time: 0, factor: 1)])

  /// In order of time; before the first step there are no births.
  package let steps: [Step]
  /// The integral of the factor from time 0 to each step, seconds.
  private let integrals: [Double]

  /// Sorts `steps`; of those at the same time, the last in the list holds.
  ///
  /// Times before 0 count as 0, negative factors as 0, and steps with a time or a factor that is
  /// not finite are left out.
  package init(steps: [Step]) {
    let usable = steps.filter { $0.time.isFinite && $0.factor.isFinite }
      .map { Step(time: max(0, $0.time), factor: max(0, $0.factor)) }
    let order = usable.indices.sorted {
      (usable[$0].time, $0) < (usable[$1].time, $1)
    }
    self.steps = order.map { usable[$0] }
    var sum = 0.0
    var integrals: [Double] = []
    for (index, step) in self.steps.enumerated() {
      if index > 0 {
        let before = self.steps[index - 1]
        sum += before.factor * (step.time - before.time)
      }
      integrals.append(sum)
    }
    self.integrals = integrals
  }

  /// Factor 1 for `length` seconds from each of `times` on; where they overlap, still 1.
  package init(bursts times: [Double], length: Double) {
    var steps: [Step] = []
    for time in times.filter(\.isFinite).sorted() {
      if let end = steps.last?.time, end >= time {
        steps.removeLast()
      } else {
        steps.append(Step(time: time, factor: 1))
      }
      steps.append(Step(time: time + max(0, length), factor: 0))
    }
    self.init(steps: steps)
  }

  /// The integral of the factor from time 0 to `time`, in seconds; it never falls.
  package func integral(to time: Double) -> Double {
    guard let index = lastIndex(where: { steps[$0].time <= time }) else { return 0 }
    let factor = steps[index].factor
    return factor > 0 ? integrals[index] + factor * (time - steps[index].time) : integrals[index]
  }

  /// When the integral reaches `value`, or nil if it never does; never past the end of a step that
  /// comes within `tolerance` of it.
  ///
  /// With the tolerance, the last birth of a burst stays in the burst, even if rounding
  /// makes its integral end a hair below a whole number.
  package func time(ofIntegral value: Double, tolerance: Double) -> Double? {
    guard let index = lastIndex(where: { integrals[$0] < value - tolerance }) else { return nil }
    let step = steps[index]
    guard step.factor > 0 else { return nil }
    let time = step.time + (value - integrals[index]) / step.factor
    return index + 1 < steps.count ? min(time, steps[index + 1].time) : time
  }

  /// The last of the steps of which `isEarly` holds; it must hold of the first few and no other.
  private func lastIndex(where isEarly: (Int) -> Bool) -> Int? {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if isEarly(middle) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
