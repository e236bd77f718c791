// SPDX-License-Identifier: MIT

package import Graphics
package import Scenes

/// Lists the parameters of a scene or of a preset, with the values that they hold as defaults.
package struct ParameterLister {
  package private(set) var descriptions: [ParameterDescription] = []
  private var path: [String] = []

  /// The parameters of `group`, to which the keys of `path` lead.
  package static func list(
    _ group: any ParameterGroup, at path: [String] = []
  ) -> [ParameterDescription] {
    var lister = ParameterLister(path: path)
    var group = group
    group.map(&lister)
    return lister.descriptions
  }

  /// The keys of `section`, but for those of scenes.
  package static func list(_ section: some PresetSection) -> [ParameterDescription] {
    var lister = ParameterLister()
    var section = section
    section.map(&lister)
    return lister.descriptions
  }

  /// What of a parameter depends on its type.
  private struct Kind {
    var type: String
    var unit = ""
    var defaultText: String?
    var range: String?
    var choices: [String] = []
  }

  private mutating func add(_ key: String, _ kind: Kind, _ note: ParameterNote) {
    descriptions.append(
      ParameterDescription(
        keyPath: (path + [key]).joined(separator: "."), type: kind.type, unit: kind.unit,
        defaultText: kind.defaultText, range: kind.range, choices: kind.choices,
        meaning: note.meaning, source: note.source))
  }

  private mutating func addInside(_ key: String, _ map: (inout ParameterLister) -> Void) {
    path.append(key)
    map(&self)
    path.removeLast()
  }

  private static func text(_ entries: [String]) -> String {
    "[\(entries.joined(separator: ", "))]"
  }
}

extension ParameterLister: PresetMapper {
  package mutating func value<Value: PresetValue>(
    _ key: String, _ value: inout Value, _ note: ParameterNote
  ) {
    add(key, Kind(type: Value.form, defaultText: value.defaultText), note)
    if var keys = value.keys { addInside(key) { keys.map(&$0) } }
  }

  package mutating func section<Section: PresetSection>(
    _ key: String, _ value: inout Section, _ note: ParameterNote
  ) {
    add(key, Kind(type: "object"), note)
    addInside(key) { value.map(&$0) }
  }

  package mutating func group<Group: ParameterGroup>(
    _ key: String, _ value: inout Group, _ note: ParameterNote
  ) {
    add(key, Kind(type: "object"), note)
    addInside(key) { value.map(&$0) }
  }

  package mutating func number(
    _ key: String, _ value: inout Double, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    let text = Quantity.text(of: value, unit)
    add(
      key,
      Kind(
        type: "number", unit: unit.symbol, defaultText: text, range: NumberText.range(range)),
      note)
  }

  package mutating func optionalNumber(
    _ key: String, _ value: inout Double?, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    let text = value.map { Quantity.text(of: $0, unit) } ?? "null"
    add(
      key,
      Kind(
        type: "number or null", unit: unit.symbol, defaultText: text,
        range: NumberText.range(range)), note)
  }

  package mutating func whole(
    _ key: String, _ value: inout Int, in range: ClosedRange<Int>, _ note: ParameterNote
  ) {
    add(
      key, Kind(type: "whole number", defaultText: "\(value)", range: NumberText.range(range)),
      note)
  }

  package mutating func flag(_ key: String, _ value: inout Bool, _ note: ParameterNote) {
    add(key, Kind(type: "true or false", defaultText: "\(value)"), note)
  }

  package mutating func color(_ key: String, _ value: inout Color, _ note: ParameterNote) {
    add(key, Kind(type: "colour", defaultText: ColorNotation.text(of: value)), note)
  }

  package mutating func optionalColor(
    _ key: String, _ value: inout Color?, _ note: ParameterNote
  ) {
    let text = value.map(ColorNotation.text) ?? "null"
    add(key, Kind(type: "colour or null", defaultText: text), note)
  }

  package mutating func choice<Choice: ParameterChoice>(
    _ key: String, _ value: inout Choice, _ note: ParameterNote
  ) {
    let words = Choice.allCases.map(\.rawValue)
    add(key, Kind(type: "word", defaultText: value.rawValue, choices: words), note)
  }

  package mutating func point(
    _ key: String, _ value: inout Point, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    let text = Self.text([value.x, value.y].map { Quantity.text(of: $0, unit) })
    add(
      key,
      Kind(type: "[x, y]", unit: unit.symbol, defaultText: text, range: NumberText.range(range)),
      note)
  }

  package mutating func numbers(
    _ key: String, _ values: inout [Double], _ unit: ParameterUnit, in range: ClosedRange<Double>,
    count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    let text = Self.text(values.map { Quantity.text(of: $0, unit) })
    add(
      key,
      Kind(
        type: "list of \(NumberText.range(count)) numbers", unit: unit.symbol, defaultText: text,
        range: NumberText.range(range)), note)
  }

  package mutating func colors(
    _ key: String, _ values: inout [Color], count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    let text = Self.text(values.map(ColorNotation.text))
    add(
      key, Kind(type: "list of \(NumberText.range(count)) colours", defaultText: text), note)
  }

  package mutating func list<Group: ParameterGroup>(
    _ key: String, _ values: inout [Group], count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    add(key, Kind(type: "list of \(NumberText.range(count)) objects"), note)
    var entry = Group()
    addInside("\(key).N") { entry.map(&$0) }
  }
}
