// SPDX-License-Identifier: MIT

/// Shares out an animation's time among its segments.
struct KeyframeSchedule {
  /// When segments begin, and when the last one ends, as fractions of the duration: 0...1, rising.
  let times: [Double]

  /// Equal times for `count` segments, at least one.
  init(segmentCount count: Int) {
    let count = max(count, 1)
    self.init(times: (0...count).map { Double($0) / Double(count) })
  }

  /// The given times if they suit `count` segments, equal times otherwise.
  init(segmentCount count: Int, times: [Double]?) {
    if let times, times.count == count + 1, count > 0, times.first == 0, times.last == 1,
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    {
      self.init(times: times)
    } else {
      self.init(segmentCount: count)
    }
  }

  /// Times in proportion to the segments' lengths; equal times if all are 0.
  init(lengths: [Double]) {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else {
      self.init(segmentCount: lengths.count)
      return
    }
    var times = [0.0]
    var sum = 0.0
    for length in lengths.dropLast() {
      sum += length
      times.append(min(sum / total, 1))
    }
    self.init(times: times + [1])
  }

  private init(times: [Double]) { self.times = times }

  /// The segment that `fraction` of the duration lies in, and how far into it, 0...1.
  ///
  /// A boundary belongs to the segment that begins there; 1 is the end of the last segment.
  func segment(at fraction: Double) -> (index: Int, fraction: Double) {
    let last = times.count - 2
    guard fraction < 1 else { return (last, 1) }
    var low = 0
    var high = last + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= fraction { low = middle } else { high = middle }
    }
    let length = times[low + 1] - times[low]
    guard length > 0, fraction > times[low] else { return (low, 0) }
    return (low, min((fraction - times[low]) / length, 1))
  }
}
