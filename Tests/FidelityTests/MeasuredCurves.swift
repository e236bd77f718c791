// SPDX-License-Identifier: MIT

import Foundation

/// The curves that the recordings showed, written without the project's own code.
enum MeasuredCurves {
  static let easeInOut = (x1: 0.42, y1: 0.0, x2: 0.58, y2: 1.0)
  static let easeOut = (x1: 0.0, y1: 0.0, x2: 0.58, y2: 1.0)

  /// A timing function with the given control points, by bisection; `time` is clamped to 0...1.
  static func eased(
    _ time: Double, _ curve: (x1: Double, y1: Double, x2: Double, y2: Double) = easeInOut
  ) -> Double {
    func bezier(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * p1 + 3 * (1 - s) * s * s * p2 + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(middle, curve.x1, curve.x2) < min(max(time, 0), 1) {
        low = middle
      } else {
        high = middle
      }
    }
    return bezier((low + high) / 2, curve.y1, curve.y2)
  }

  /// UIView's spring of 0.5 s, damping ratio 0.6 and initial velocity 0.8.
  static func spring(_ time: Double) -> Double {
    let (frequency, damping, velocity) = (21.857103229296, 0.6, 0.8)
    let decay = damping * frequency
    let swing = frequency * (1 - damping * damping).squareRoot()
    return 1 - exp(-decay * time)
      * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
  }
}
