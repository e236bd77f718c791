// SPDX-License-Identifier: MIT

/// When something plays, as `CAMediaTiming` has it.
package struct MediaTiming: Sendable, Hashable {
  /// When it begins, in the time of what it belongs to, seconds.
  package var beginTime = 0.0
  /// Length of one run in its own time, seconds; infinite for "always".
  package var duration: Double
  /// Own seconds for each second of what it belongs to.
  package var speed = 1.0
  /// Own time at the beginning, seconds.
  package var timeOffset = 0.0
  /// Runs, at least 0; fractions are allowed, infinite is forever.
  package var repeatCount = 1.0
  /// Whether each run is followed by the same run backwards.
  package var autoreverses = false
  package var fillMode = FillMode.removed

  /// Without end, from time 0.
  package static let always = MediaTiming(duration: .infinity)

  package init(beginTime: Double = 0, duration: Double) {
    self.beginTime = beginTime
    self.duration = duration
  }
}
