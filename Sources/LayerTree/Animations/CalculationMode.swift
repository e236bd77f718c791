// SPDX-License-Identifier: MIT

/// How a keyframe animation gets from value to value, as `CAAnimationCalculationMode` has it.
package enum CalculationMode: String, Sendable, Hashable, CaseIterable {
  /// Straight from value to value.
  case linear
  /// Each value is held until the next.
  case discrete
  /// A smooth curve through the values.
  case cubic
  /// Straight, at constant speed over all values; key times and segments' timing are ignored.
  case paced
  /// As `cubic`, with times proportional to the distances between values.
  case cubicPaced
}
