// SPDX-License-Identifier: MIT

/// How a cubic curve passes through each key value, by Kochanek and Bartels.
///
/// One number a value; values beyond a list's end have 0, which is Catmull and Rom's curve.
package struct SplineShape: Sendable, Hashable {
  /// Positive is tighter, negative rounder.
  package var tensions: [Double]
  /// Not 0 makes a corner.
  package var continuities: [Double]
  /// Positive swings beyond the value, negative before it.
  package var biases: [Double]

  package init(tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []) {
    self.tensions = tensions
    self.continuities = continuities
    self.biases = biases
  }

  func parameters(_ index: Int) -> (tension: Double, continuity: Double, bias: Double) {
    func number(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
    return (number(tensions), number(continuities), number(biases))
  }
}
