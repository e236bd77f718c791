// SPDX-License-Identifier: MIT

/// A reference number as it was printed: it stands for all numbers that round to it.
struct GoldenNumber: ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
  let description: String
  let value: Double
  /// Half a unit of the last printed digit, but no less than arithmetic's own rounding.
  let tolerance: Double

  init(stringLiteral text: String) {
    description = text
    value = Double(text) ?? .nan
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    let half = Double("5e-\(decimals + 1)") ?? .nan
    tolerance = max(half, 4 * value.ulp)
  }

  func matches(_ number: Double?) -> Bool {
    guard let number else { return false }
    return abs(number - value) <= tolerance
  }
}
