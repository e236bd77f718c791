// SPDX-License-Identifier: MIT

package import Graphics

/// A visitor of a value's parameters: it lists them, reads them from a preset, or writes them.
///
/// A type names each of its parameters once, in `ParameterGroup.map`; the value it holds at that
/// moment is the default. So reading, range checks, help and documentation cannot disagree.
package protocol ParameterMapper {
  /// A real number; `range` is in `unit`, the value in the unit that code uses (radians for degrees).
  mutating func number(
    _ key: String, _ value: inout Double, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote)

  /// A real number that may be absent (`null`): then it is drawn at random or follows another rule,
  /// which the note says.
  mutating func optionalNumber(
    _ key: String, _ value: inout Double?, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote)

  mutating func whole(
    _ key: String, _ value: inout Int, in range: ClosedRange<Int>, _ note: ParameterNote)

  mutating func flag(_ key: String, _ value: inout Bool, _ note: ParameterNote)

  mutating func color(_ key: String, _ value: inout Color, _ note: ParameterNote)

  mutating func optionalColor(_ key: String, _ value: inout Color?, _ note: ParameterNote)

  /// One word of a closed set; the raw values are the words.
  mutating func choice<Choice: ParameterChoice>(
    _ key: String, _ value: inout Choice, _ note: ParameterNote)

  /// A place, written `[x, y]`.
  mutating func point(
    _ key: String, _ value: inout Point, _ unit: ParameterUnit, in range: ClosedRange<Double>,
    _ note: ParameterNote)

  /// A list of numbers.
  mutating func numbers(
    _ key: String, _ values: inout [Double], _ unit: ParameterUnit, in range: ClosedRange<Double>,
    count: ClosedRange<Int>, _ note: ParameterNote)

  mutating func colors(
    _ key: String, _ values: inout [Color], count: ClosedRange<Int>, _ note: ParameterNote)

  /// Parameters of their own, written as an object.
  mutating func group<Group: ParameterGroup>(
    _ key: String, _ value: inout Group, _ note: ParameterNote)

  /// A list of objects, each of which starts from `Group()`.
  mutating func list<Group: ParameterGroup>(
    _ key: String, _ values: inout [Group], count: ClosedRange<Int>, _ note: ParameterNote)
}
