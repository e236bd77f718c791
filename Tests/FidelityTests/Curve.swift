// SPDX-License-Identifier: MIT

/// A quantity sampled over time, with straight lines between the samples.
struct Curve {
  /// In ascending order.
  private(set) var times: [Double] = []
  private(set) var values: [Double] = []

  init() {}

  init(from start: Double, to end: Double, every step: Double, _ value: (Double) -> Double) {
    let count = Int(((end - start) / step).rounded()) + 1
    for index in 0..<count {
      let time = start + Double(index) * step
      add(value(time), at: time)
    }
  }

  /// Adds a sample later than those so far.
  mutating func add(_ value: Double, at time: Double) {
    times.append(time)
    values.append(value)
  }

  /// The value at `time`; NaN before the first and after the last sample.
  subscript(time: Double) -> Double {
    guard let first = times.first, let last = times.last, time >= first, time <= last else {
      return .nan
    }
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    guard high > low else { return values[low] }
    let share = (time - times[low]) / (times[high] - times[low])
    return values[low] + share * (values[high] - values[low])
  }
}
