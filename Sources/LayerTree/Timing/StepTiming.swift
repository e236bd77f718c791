// SPDX-License-Identifier: MIT

/// Advances in equal jumps, like CSS `steps(count, jump-end)`.
///
/// Source: CSS Easing Functions Level 1, §2.3 Step Easing Functions.
package struct StepTiming: TimingCurve, Hashable {
  private let count: Double

  /// Makes a curve of `count` steps; less than one counts as one.
  package init(count: Int) { self.count = Double(max(count, 1)) }

  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return min((time * count).rounded(.down) / count, 1)
  }
}

extension TimingCurve where Self == StepTiming {
  package static func steps(_ count: Int) -> StepTiming { StepTiming(count: count) }
}
