// SPDX-License-Identifier: MIT

/// A recorded heart by the measured rules, or with one of them replaced by a wrong one.
enum HeartModel: CaseIterable {
  /// What was measured.
  case measured
  /// The scale is the spring, not its square.
  case singleSpring
  /// The opacity's spring and fade are added.
  case additiveAlpha

  /// The heart at 120 frames a second.
  func track(_ parameters: HeartParameters) -> HeartScore.Track {
    let start = HeartParameters.start
    let control = parameters.control
    let duration = 6 + parameters.endY / HeartParameters.viewHeight
    func curve(_ value: (Double) -> Double) -> Curve {
      Curve(from: 0, to: 6, every: 1 / 120.0, value)
    }
    func bezier(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> Curve {
      curve { time in
        let (place, rest) = (time / duration, 1 - time / duration)
        return rest * rest * rest * p0 + 3 * rest * rest * place * p1
          + 3 * rest * place * place * p2 + place * place * place * p3
      }
    }
    return HeartScore.Track(
      x: bezier(
        start.x, start.x + control.x, start.x - 2 * control.x, start.x + parameters.endOffsetX),
      y: bezier(
        start.y, HeartParameters.viewHeight - control.y, control.y, parameters.endY),
      scale: curve { scale(MeasuredCurves.spring($0)) },
      rotation: curve { parameters.rotation * MeasuredCurves.eased($0 / 6) },
      alpha: curve { alpha(MeasuredCurves.spring($0), MeasuredCurves.eased($0 / 6)) })
  }

  private func scale(_ spring: Double) -> Double {
    self == .singleSpring ? spring : spring * spring
  }

  private func alpha(_ spring: Double, _ fade: Double) -> Double {
    0.9 * ((self == .additiveAlpha ? spring : 1) - fade)
  }
}
