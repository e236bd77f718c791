// SPDX-License-Identifier: MIT

package import Graphics
package import Scenes

extension ParameterReader: PresetMapper {
  package mutating func value<Value: PresetValue>(
    _ key: String, _ value: inout Value, _ note: ParameterNote
  ) {
    if let json = take(key) {
      value.read(json, at: path(key), with: &self)
    } else if Value.isRequired, !members.contains(where: { $0.key == key }) {
      report("\"\(path(key))\" is missing: \(Value.form)", at: span.start)
    }
  }

  package mutating func section<Section: PresetSection>(
    _ key: String, _ value: inout Section, _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    readObject(json, at: path(key)) { value.map(&$0) }
  }

  package mutating func group<Group: ParameterGroup>(
    _ key: String, _ value: inout Group, _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    readObject(json, at: path(key)) { value.map(&$0) }
  }

  package mutating func number(
    _ key: String, _ value: inout Double, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    value = number(json, at: path(key), unit, in: range) ?? value
  }

  package mutating func optionalNumber(
    _ key: String, _ value: inout Double?, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    if case .null = json.content {
      value = nil
      return
    }
    value = number(json, at: path(key), unit, in: range) ?? value
  }

  package mutating func whole(
    _ key: String, _ value: inout Int, in range: ClosedRange<Int>, _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    value = whole(json, at: path(key), in: range) ?? value
  }

  package mutating func flag(_ key: String, _ value: inout Bool, _ note: ParameterNote) {
    guard let json = take(key) else { return }
    guard case .flag(let flag) = json.content else {
      reportType(json, at: path(key), mustBe: "true or false")
      return
    }
    value = flag
  }

  package mutating func color(_ key: String, _ value: inout Color, _ note: ParameterNote) {
    guard let json = take(key) else { return }
    value = color(json, at: path(key)) ?? value
  }

  package mutating func optionalColor(
    _ key: String, _ value: inout Color?, _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    if case .null = json.content {
      value = nil
      return
    }
    value = color(json, at: path(key)) ?? value
  }

  package mutating func choice<Choice: ParameterChoice>(
    _ key: String, _ value: inout Choice, _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    let words = Choice.allCases.map(\.rawValue)
    value = word(json, at: path(key), among: words).flatMap(Choice.init) ?? value
  }

  package mutating func point(
    _ key: String, _ value: inout Point, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    let read = entries(json, at: path(key), over: [value.x, value.y], count: 2...2) {
      reader, entry, path, _ in
      reader.number(entry, at: path, unit, in: range)
    }
    value = Point(x: read[0], y: read[1])
  }

  package mutating func numbers(
    _ key: String, _ values: inout [Double], _ unit: ParameterUnit, in range: ClosedRange<Double>,
    count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    values = entries(json, at: path(key), over: values, count: count) {
      reader, entry, path, _ in
      reader.number(entry, at: path, unit, in: range)
    }
  }

  package mutating func colors(
    _ key: String, _ values: inout [Color], count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    values = entries(json, at: path(key), over: values, count: count) {
      reader, entry, path, _ in
      reader.color(entry, at: path)
    }
  }

  package mutating func list<Group: ParameterGroup>(
    _ key: String, _ values: inout [Group], count: ClosedRange<Int>, _ note: ParameterNote
  ) {
    guard let json = take(key) else { return }
    values = entries(json, at: path(key), over: values, count: count) {
      reader, entry, path, former in
      var value = former ?? Group()
      reader.readObject(entry, at: path) { value.map(&$0) }
      return value
    }
  }
}
