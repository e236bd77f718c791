// SPDX-License-Identifier: MIT

/// Writes numbers as a preset would: `5`, `0.25`, `1e-07`.
enum NumberText {
  /// The shortest text that reads back as `value`, without `.0`.
  static func of(_ value: Double) -> String {
    if let whole = Int(exactly: value), abs(whole) < 1_000_000_000_000_000 { return "\(whole)" }
    return "\(value)"
  }

  /// `a to b`, or `a` alone if the range has one value.
  static func range(_ range: ClosedRange<Double>) -> String {
    range.lowerBound == range.upperBound
      ? of(range.lowerBound) : "\(of(range.lowerBound)) to \(of(range.upperBound))"
  }

  static func range(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }
}
