// SPDX-License-Identifier: MIT

package import Graphics

/// Reads and writes colours as presets do: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `transparent`.
///
/// Components are sRGB with straight alpha.
package enum ColorNotation {
  package static let form =
    "a colour such as \"#FF2D55\" (#RGB, #RGBA, #RRGGBB, #RRGGBBAA or transparent)"

  /// Returns nil if `text` is no colour.
  package static func color(_ text: String) -> Color? {
    if text == "transparent" { return .clear }
    let digits = text.utf8.dropFirst().map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard text.utf8.first == UInt8(ascii: "#"), !digits.contains(nil) else { return nil }
    let values = digits.compactMap(\.self)
    switch values.count {
    case 3, 4: return color(values.map { $0 * 17 })
    case 6, 8:
      return color(
        stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] })
    default: return nil
    }
  }

  /// `color` rounded to 8 bits a component.
  package static func text(of color: Color) -> String {
    if color == .clear { return "transparent" }
    let components = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return components.reduce(into: "#") { text, component in
      let digits = String(PremultipliedColor.byte(component), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }

  /// `bytes` are three or four components, 0...255.
  private static func color(_ bytes: [Int]) -> Color {
    let components = bytes.map { Double($0) / 255 }
    return Color(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count == 4 ? components[3] : 1)
  }
}
