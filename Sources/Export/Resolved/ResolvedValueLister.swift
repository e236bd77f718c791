// SPDX-License-Identifier: MIT

package import Graphics
package import Scenes

/// Lists every parameter of a preset with its present value, in the order of the file.
///
/// What it writes, read again, gives the same values to the last bit.
package struct ResolvedValueLister {
  package private(set) var values: [ResolvedValue] = []
  private var path: [String] = []
  /// Paths that are left out.
  private var omitted: Set<String> = []

  static func list(_ section: some PresetSection) -> [ResolvedValue] {
    var lister = ResolvedValueLister()
    var section = section
    section.map(&lister)
    return lister.values
  }

  /// Adds the value of `key`, JSON on one line.
  package mutating func add(_ key: String, _ text: String, unit: ParameterUnit = .none) {
    let keyPath = (path + [key]).joined(separator: ".")
    guard !omitted.contains(keyPath) else { return }
    values.append(ResolvedValue(keyPath: keyPath, text: text, unit: unit.symbol))
  }

  /// Lets `map` add the values of the object `key`, but not those of the keys `unused`.
  package mutating func addInside(
    _ key: String, without unused: [String] = [], _ map: (inout ResolvedValueLister) -> Void
  ) {
    path.append(key)
    let prefix = path.joined(separator: ".")
    let before = omitted
    omitted.formUnion(unused.map { "\(prefix).\($0)" })
    map(&self)
    omitted = before
    path.removeLast()
  }

  private static func list(_ entries: [String]) -> String {
    "[\(entries.joined(separator: ", "))]"
  }
}

extension ResolvedValueLister: PresetMapper {
  package mutating func value<Value: PresetValue>(
    _ key: String, _ value: inout Value, _ note: ParameterNote
  ) {
    value.write(key, to: &self)
  }

  package mutating func section<Section: PresetSection>(
    _ key: String, _ value: inout Section, _ note: ParameterNote
  ) {
    addInside(key) { value.map(&$0) }
  }

  package mutating func group<Group: ParameterGroup>(
    _ key: String, _ value: inout Group, _ note: ParameterNote
  ) {
    addInside(key) { value.map(&$0) }
  }

  package mutating func number(
    _ key: String, _ value: inout Double, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    add(key, Quantity.exactText(of: value, unit), unit: unit)
  }

  package mutating func optionalNumber(
    _ key: String, _ value: inout Double?, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    add(key, value.map { Quantity.exactText(of: $0, unit) } ?? "null", unit: unit)
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
    add(key, JSONText.quoted(ColorNotation.text(of: value)))
  }

  package mutating func optionalColor(
    _ key: String, _ value: inout Color?, _ note: ParameterNote
  ) {
    add(key, value.map { JSONText.quoted(ColorNotation.text(of: $0)) } ?? "null")
  }

  package mutating func choice<Choice: ParameterChoice>(
    _ key: String, _ value: inout Choice, _ note: ParameterNote
  ) {
    add(key, JSONText.quoted(value.rawValue))
  }

  package mutating func point(
    _ key: String, _ value: inout Point, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    let places = [value.x, value.y].map { Quantity.exactText(of: $0, unit) }
    add(key, Self.list(places), unit: unit)
  }

  package mutating func numbers(
    _ key: String, _ values: inout [Double], _ unit: ParameterUnit, in range: ClosedRange<Double>,
    count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    add(key, Self.list(values.map { Quantity.exactText(of: $0, unit) }), unit: unit)
  }

  package mutating func colors(
    _ key: String, _ values: inout [Color], count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    add(key, Self.list(values.map { JSONText.quoted(ColorNotation.text(of: $0)) }))
  }

  package mutating func list<Group: ParameterGroup>(
    _ key: String, _ values: inout [Group], count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    if values.isEmpty { add(key, "[]") }
    addInside(key) { lister in
      for index in values.indices {
        lister.addInside("\(index)") { values[index].map(&$0) }
      }
    }
  }
}
