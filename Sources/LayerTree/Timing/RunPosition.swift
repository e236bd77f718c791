// SPDX-License-Identifier: MIT

/// A place within one run of something timed.
package struct RunPosition: Sendable, Hashable {
  /// Own time, in seconds: 0 at the start of the run, the duration at its end.
  package var time: Double
  /// `time` as a fraction of the run's duration, 0...1; 0 where the duration is infinite.
  package var fraction: Double

  package init(time: Double, fraction: Double) {
    self.time = time
    self.fraction = fraction
  }
}
