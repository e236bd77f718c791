// SPDX-License-Identifier: MIT

/// Frames a second as a fraction in lowest terms, so that 30000/1001 is exact.
package struct FrameRate: Sendable, Hashable {
  package let numerator: Int
  package let denominator: Int

  /// Both parts must be positive.
  package init(_ numerator: Int, per denominator: Int = 1) {
    precondition(numerator > 0 && denominator > 0, "a frame rate is positive")
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  package var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// When frame `index` begins, in seconds: computed from the index, never accumulated.
  package func time(ofFrame index: Int) -> Double {
    Double(index) * Double(denominator) / Double(numerator)
  }

  /// How many frames come nearest to a length of time, in seconds; some hours at most.
  package func frameCount(nearest duration: Double) -> Int {
    Int((duration * framesPerSecond).rounded())
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

extension FrameRate: CustomStringConvertible {
  /// `30` or `30000/1001`.
  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
