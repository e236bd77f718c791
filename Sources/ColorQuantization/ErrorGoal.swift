// SPDX-License-Identifier: MIT

/// How well a palette must show colours before it needs no more, as the mean squared error of a
/// component over all their weight.
package enum ErrorGoal: Sendable, Hashable {
  /// The same for any number of colours.
  case constant(Double)
  /// The error with 32 colours; it grows with the root of their number, because each one more
  /// makes every index of the clip a little longer to store.
  case balanced(Double)

  /// A goal of `factor` times the error.
  package func scaled(by factor: Double) -> ErrorGoal {
    switch self {
    case .constant(let error): .constant(error * factor)
    case .balanced(let error): .balanced(error * factor)
    }
  }

  /// The error that is small enough with `count` colours.
  func limit(count: Int) -> Double {
    switch self {
    case .constant(let error): error
    case .balanced(let error): error * (Double(count) / 32).squareRoot()
    }
  }
}
