// SPDX-License-Identifier: MIT

/// Maps elapsed time to animation progress, both as fractions of the duration.
package protocol TimingCurve: Sendable {
  /// The progress at a time.
  ///
  /// - Parameter time: Fraction of the duration; below 0 it counts as 0, above 1 as 1.
  /// - Returns: Fraction of the way from the start value to the end value. It is 0 at 0 and 1 at 1
  ///   but may leave 0...1 in between.
  func progress(at time: Double) -> Double
}
