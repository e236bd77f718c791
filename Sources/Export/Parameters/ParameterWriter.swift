// SPDX-License-Identifier: MIT

package import Graphics
package import Scenes

/// Writes parameters as the JSON that reads back as the same values, every key in its order.
///
/// Colours are written with 8 bits a component.
package struct ParameterWriter {
  private var members: [String] = []
  /// Objects around what is written.
  private let depth: Int

  /// The object of `group`.
  package static func text(of group: any ParameterGroup) -> String {
    var writer = ParameterWriter(depth: 1)
    var group = group
    group.map(&writer)
    return writer.object
  }

  /// `text` in quotes, with everything escaped that JSON or a terminal would stumble over.
  package static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where PrintableText.isPrintable(scalar): result.unicodeScalars.append(scalar)
      default:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    } + "\""
  }

  private init(depth: Int) { self.depth = depth }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// What was written so far, in braces.
  private var object: String {
    guard !members.isEmpty else { return "{}" }
    return "{\n\(members.joined(separator: ",\n"))\n\(Self.indent(depth - 1))}"
  }

  private mutating func add(_ key: String, _ text: String) {
    members.append("\(Self.indent(depth))\(Self.quoted(key)): \(text)")
  }

  private mutating func add(_ key: String, _ entries: [String]) {
    add(key, "[\(entries.joined(separator: ", "))]")
  }

  private func object(deeperBy levels: Int, _ map: (inout ParameterWriter) -> Void) -> String {
    var writer = ParameterWriter(depth: depth + levels)
    map(&writer)
    return writer.object
  }

  private static func text(of color: Color) -> String { quoted(ColorNotation.text(of: color)) }
}

extension ParameterWriter: PresetMapper {
  package mutating func value<Value: PresetValue>(
    _ key: String, _ value: inout Value, _ note: ParameterNote
  ) {
    add(key, value.presetText)
  }

  package mutating func section<Section: PresetSection>(
    _ key: String, _ value: inout Section, _ note: ParameterNote
  ) {
    add(key, object(deeperBy: 1) { value.map(&$0) })
  }

  package mutating func group<Group: ParameterGroup>(
    _ key: String, _ value: inout Group, _ note: ParameterNote
  ) {
    add(key, object(deeperBy: 1) { value.map(&$0) })
  }

  package mutating func number(
    _ key: String, _ value: inout Double, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    add(key, Quantity.exactText(of: value, unit))
  }

  package mutating func optionalNumber(
    _ key: String, _ value: inout Double?, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    add(key, value.map { Quantity.exactText(of: $0, unit) } ?? "null")
  }

  package mutating func whole(
    _ key: String, _ value: inout Int, in range: ClosedRange<Int>, _ note: ParameterNote
  ) {
    add(key, "\(value)")
  }

  package mutating func flag(_ key: String, _ value: inout Bool, _ note: ParameterNote) {
    add(key, "\(value)")
  }

  package mutating func color(_ key: String, _ value: inout Color, _ note: ParameterNote) {
    add(key, Self.text(of: value))
  }

  package mutating func optionalColor(
    _ key: String, _ value: inout Color?, _ note: ParameterNote
  ) {
    add(key, value.map(Self.text) ?? "null")
  }

  package mutating func choice<Choice: ParameterChoice>(
    _ key: String, _ value: inout Choice, _ note: ParameterNote
  ) {
    add(key, Self.quoted(value.rawValue))
  }

  package mutating func point(
    _ key: String, _ value: inout Point, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    add(key, [value.x, value.y].map { Quantity.exactText(of: $0, unit) })
  }

  package mutating func numbers(
    _ key: String, _ values: inout [Double], _ unit: ParameterUnit, in range: ClosedRange<Double>,
    count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    add(key, values.map { Quantity.exactText(of: $0, unit) })
  }

  package mutating func colors(
    _ key: String, _ values: inout [Color], count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    add(key, values.map(Self.text))
  }

  package mutating func list<Group: ParameterGroup>(
    _ key: String, _ values: inout [Group], count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    guard !values.isEmpty else {
      add(key, "[]")
      return
    }
    var objects: [String] = []
    for value in values {
      var value = value
      objects.append(Self.indent(depth + 1) + object(deeperBy: 2) { value.map(&$0) })
    }
    add(key, "[\n\(objects.joined(separator: ",\n"))\n\(Self.indent(depth))]")
  }
}
