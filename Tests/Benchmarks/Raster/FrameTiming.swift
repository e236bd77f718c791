// SPDX-License-Identifier: MIT

import Foundation

/// How long a frame takes, in milliseconds of CPU time.
///
/// The frame is repeated until a sample lasts long enough for the clock, which counts
/// microseconds of the process; with one thread that is the thread's time.
struct FrameTiming {
  private static let shortestSample = 2.0

  /// The time of one frame in each sample, in order of size.
  private let samples: [Double]
  private let repetitions: Int

  /// Runs `frame` for about `budget` milliseconds, and for at least 7 samples.
  init(budget: Double, of frame: () -> Void) {
    frame()
    var repetitions = 1
    while repetitions < 4096, Self.milliseconds(of: repetitions, frame) < Self.shortestSample {
      repetitions *= 2
    }
    var samples: [Double] = []
    var total = 0.0
    while total < budget || samples.count < 7 {
      let duration = Self.milliseconds(of: repetitions, frame)
      samples.append(duration / Double(repetitions))
      total += duration
    }
    self.samples = samples.sorted()
    self.repetitions = repetitions
  }

  func json(peer: String, scene: String) -> String {
    """
    {"peer":"\(peer)","scene":"\(scene)","n":\(samples.count),"reps":\(repetitions),\
    "cpu_median_ms":\(samples[samples.count / 2]),"cpu_min_ms":\(samples[0])}
    """
  }

  private static func milliseconds(of count: Int, _ frame: () -> Void) -> Double {
    let start = clock()
    for _ in 0..<count { frame() }
    return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
  }
}
