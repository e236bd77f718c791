// SPDX-License-Identifier: MIT

package import Scenes

/// A number with its unit, as presets write it: `0.5`, `"500ms"`, `"0.2rad"`, `"50%"`.
package struct Quantity: Sendable, Hashable {
  /// In the unit of presets, such as degrees.
  package let amount: Double
  /// In the unit of code, such as radians.
  package let value: Double

  /// A number without a unit.
  package init(_ amount: Double, _ unit: ParameterUnit) {
    // Adding 0 makes -0 a plain zero.
    self.init(amount: amount + 0, value: (unit.isAngle ? Self.radians(amount) : amount) + 0)
  }

  private init(amount: Double, value: Double) {
    self.amount = amount
    self.value = value
  }

  /// A text that is a number and one of the unit's suffixes.
  ///
  /// - Returns: nil if `text` is anything else.
  package init?(_ text: String, _ unit: ParameterUnit) {
    for suffix in unit.suffixes where text.hasSuffix(suffix.text) {
      guard let number = JSONNumber(String(text.dropLast(suffix.text.count))) else { continue }
      switch suffix.size {
      case .one: self.init(number.value, unit)
      case .part(let parts): self.init(number.value / parts, unit)
      case .radian:
        self.init(amount: Self.degrees(number.value) + 0, value: number.value + 0)
      }
      return
    }
    return nil
  }

  /// The text of `value`, which is in the unit of code, to nine decimals of a degree.
  package static func text(of value: Double, _ unit: ParameterUnit) -> String {
    NumberText.of(unit.isAngle ? (degrees(value) * 1e9).rounded() / 1e9 : value)
  }

  /// The JSON of `value`, which is in the unit of code, so that reading it gives `value` exactly.
  ///
  /// An angle that no number of degrees gives is a text in radians.
  static func exactText(of value: Double, _ unit: ParameterUnit) -> String {
    guard unit.isAngle else { return NumberText.of(value) }
    let amount = degrees(value)
    for candidate in [(amount * 1e9).rounded() / 1e9, amount]
    where Quantity(candidate, unit).value == value {
      return NumberText.of(candidate)
    }
    let suffix = unit.suffixes.first { $0.size == .radian }?.text ?? ""
    return JSONText.quoted(NumberText.of(value) + suffix)
  }

  // 180 degrees divided by a power of two become pi divided by it, exactly.
  private static func radians(_ degrees: Double) -> Double { degrees / 180 * .pi }

  private static func degrees(_ radians: Double) -> Double { radians / .pi * 180 }
}
