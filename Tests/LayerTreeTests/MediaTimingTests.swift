// SPDX-License-Identifier: MIT

import LayerTree
import Testing

@Suite struct MediaTimingTests {
  /// A timing, a parent time and the position in the run, nil if none.
  struct Row: Sendable, CustomTestStringConvertible {
    let timing: MediaTiming
    let time: Double
    let position: RunPosition?

    init(_ timing: MediaTiming, at time: Double, _ own: Double?, of duration: Double = 2) {
      self.timing = timing
      self.time = time
      position = own.map { RunPosition(time: $0, fraction: $0 / duration) }
    }

    var testDescription: String { "at \(time): \(String(describing: position?.time))" }
  }

  /// Two seconds from 1 on.
  static func timing(_ change: (inout MediaTiming) -> Void = { _ in }) -> MediaTiming {
    var timing = MediaTiming(beginTime: 1, duration: 2)
    change(&timing)
    return timing
  }

  static let plain: [Row] = [
    Row(timing(), at: 0.999, nil), Row(timing(), at: 1, 0), Row(timing(), at: 2, 1),
    Row(timing(), at: 2.75, 1.75), Row(timing(), at: 3, nil), Row(timing(), at: 1e300, nil),
  ]

  static let speeds: [Row] =
    [(0.0, nil), (1, 0), (1.5, 1), (1.75, 1.5), (2, nil)].map { time, own in
      Row(timing { $0.speed = 2 }, at: time, own)
    }
    + [(1, 0), (3, 1), (4.5, 1.75), (5, nil)].map { time, own in
      Row(timing { $0.speed = 0.5 }, at: time, own)
    }
    + [(0.5, nil), (1, 2), (1.5, 1.5), (2.5, 0.5), (3, nil)].map { time, own in
      Row(timing { $0.speed = -1 }, at: time, own)
    }
    + [(0.5, nil), (1, 0.75), (1e9, 0.75)].map { time, own in
      Row(
        timing {
          $0.speed = 0
          $0.timeOffset = 0.75
        }, at: time, own)
    }

  /// What an offset skips at the beginning plays at the end.
  static let offsets: [Row] = [(0.5, nil), (1, 0.5), (2, 1.5), (2.5, 0), (2.75, 0.25), (3, nil)]
    .map { time, own in Row(timing { $0.timeOffset = 0.5 }, at: time, own) }

  static let repeats: [Row] =
    [(1, 0), (2.5, 1.5), (3, 0), (4, 1), (5, 0), (5.75, 0.75), (6, nil)].map { time, own in
      Row(timing { $0.repeatCount = 2.5 }, at: time, own)
    }
    + [(1, 0), (200_001, 0), (200_002.5, 1.5)].map { time, own in
      Row(timing { $0.repeatCount = .infinity }, at: time, own)
    }
    + [(0, nil), (1, nil), (2, nil)].map { time, own in
      Row(timing { $0.repeatCount = 0 }, at: time, own)
    }

  static let reversals: [Row] =
    [(1, 0), (2.5, 1.5), (3, 2), (3.5, 1.5), (4.75, 0.25), (5, nil)].map { time, own in
      Row(timing { $0.autoreverses = true }, at: time, own)
    }
    + [(1, 0), (5, 0), (7, 2), (8, 1), (9, nil)].map { time, own in
      Row(
        timing {
          $0.autoreverses = true
          $0.repeatCount = 2
        }, at: time, own)
    }

  static let fills: [Row] =
    [(FillMode.removed, nil, nil), (.backwards, 0.0, nil), (.forwards, nil, 2.0), (.both, 0, 2)]
    .flatMap { mode, before, after in
      [(0.5, before), (2, 1), (3, after), (1e9, after)].map { time, own in
        Row(timing { $0.fillMode = mode }, at: time, own)
      }
    }
    + [
      (1.0, false, 2.0), (2.5, false, 1), (3, false, 2), (1, true, 0), (1.5, true, 2),
      (2.25, true, 1),
    ]
    .map { count, autoreverses, end in
      Row(
        timing {
          $0.repeatCount = count
          $0.autoreverses = autoreverses
          $0.fillMode = .forwards
        }, at: 100, end)
    }
    + [
      Row(
        timing {
          $0.speed = -1
          $0.fillMode = .both
        }, at: 0, 2),
      Row(
        timing {
          $0.speed = -1
          $0.fillMode = .both
        }, at: 4, 0),
      Row(
        timing {
          $0.timeOffset = 0.5
          $0.fillMode = .both
        }, at: 0, 0.5),
      Row(
        timing {
          $0.timeOffset = 0.5
          $0.fillMode = .both
        }, at: 4, 0.5),
    ]

  @Test(
    "Parent time becomes own time",
    arguments: plain + speeds + offsets + repeats + reversals + fills)
  func ownTime(row: Row) {
    #expect(row.timing.position(at: row.time) == row.position)
  }

  @Test("Of two that follow each other, exactly one is active at every moment")
  func halfOpen() {
    for step in 1...300 {
      let first = MediaTiming(beginTime: Double(step) / 7, duration: Double(step) / 90)
      let second = MediaTiming(beginTime: first.endTime, duration: 1)
      for time in [first.endTime.nextDown, first.endTime, first.endTime.nextUp] {
        #expect((first.position(at: time) != nil) != (second.position(at: time) != nil))
      }
    }
  }

  @Test("The last run does not begin anew just before its end")
  func lastMoment() throws {
    for step in 1...2000 {
      let timing = MediaTiming(beginTime: Double(step) * 0.1, duration: Double(step) / 70)
      let position = try #require(timing.position(at: timing.endTime.nextDown))
      #expect(position.fraction > 0.999)
    }
  }

  @Test("A run that repeats often ends exactly at its end", arguments: [0.1, 0.7, 1.6])
  func wholeRuns(duration: Double) {
    var timing = MediaTiming(duration: duration, fillMode: .forwards)
    for count in 1...100 {
      timing.repeatCount = Double(count)
      #expect(timing.position(at: 1e6) == RunPosition(time: duration, fraction: 1))
    }
  }

  @Test("What lasts no time is never active, but its fills show", arguments: [0, -1])
  func noDuration(duration: Double) {
    var timing = MediaTiming(beginTime: 1, duration: duration)
    for time in [0, 1, 2] as [Double] { #expect(timing.position(at: time) == nil) }
    timing.fillMode = .both
    #expect(timing.position(at: 0) == RunPosition(time: 0, fraction: 0))
    #expect(timing.position(at: 1) == RunPosition(time: 0, fraction: 1))
  }

  @Test("Always is from 0 without end")
  func always() {
    #expect(MediaTiming.always.position(at: -1) == nil)
    #expect(MediaTiming.always.position(at: 0) == RunPosition(time: 0, fraction: 0))
    #expect(MediaTiming.always.position(at: 12.5) == RunPosition(time: 12.5, fraction: 0))
  }

  @Test(
    "Extreme numbers give a position or none, but no trap and nothing outside the run",
    arguments: [-1e308, -1, 0, 1e-308, 3, 1e308, .infinity, .nan],
    [-1e308, -1, 0, 1e-308, 1e308, .infinity, .nan])
  func extremes(a: Double, b: Double) {
    for time in [-1e308, 0, 1, 1e308, .infinity, .nan] {
      for autoreverses in [false, true] {
        var timing = MediaTiming(beginTime: a, duration: 2, fillMode: .both)
        timing.speed = b
        timing.repeatCount = abs(a)
        timing.timeOffset = b
        timing.autoreverses = autoreverses
        if let position = timing.position(at: time) {
          #expect((0...2).contains(position.time) && (0...1).contains(position.fraction))
        }
        timing.duration = b
        timing.speed = a
        _ = timing.position(at: time)
      }
    }
  }
}
