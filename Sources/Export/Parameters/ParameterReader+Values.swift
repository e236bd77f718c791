// SPDX-License-Identifier: MIT

package import Graphics
package import Scenes

/// What a single value can be; each returns nil after a report.
extension ParameterReader {
  /// - Returns: The number in the unit of code.
  package mutating func number(
    _ json: JSONValue, at path: String, _ unit: ParameterUnit, in range: ClosedRange<Double>
  ) -> Double? {
    guard let quantity = quantity(json, unit) else {
      reportType(json, at: path, mustBe: unit.form)
      return nil
    }
    guard range.contains(quantity.amount) else {
      let found = unit.labelled(NumberText.of(quantity.amount))
      let allowed = unit.labelled(NumberText.range(range))
      report("\(path) is \(found); allowed: \(allowed)", at: json.span)
      return nil
    }
    return quantity.value
  }

  private func quantity(_ json: JSONValue, _ unit: ParameterUnit) -> Quantity? {
    switch json.content {
    case .number(let number): Quantity(number.value, unit)
    case .text(let text): Quantity(text, unit)
    default: nil
    }
  }

  package mutating func whole(
    _ json: JSONValue, at path: String, in range: ClosedRange<Int>
  ) -> Int? {
    guard case .number(let number) = json.content else {
      reportType(json, at: path, mustBe: "a whole number")
      return nil
    }
    guard let whole = number.whole, range.contains(whole) else {
      report(
        "\(path) is \(number.literal.prefix(30)); allowed: whole numbers, \(NumberText.range(range))",
        at: json.span)
      return nil
    }
    return whole
  }

  package mutating func color(_ json: JSONValue, at path: String) -> Color? {
    guard case .text(let text) = json.content, let color = ColorNotation.color(text) else {
      reportType(json, at: path, mustBe: ColorNotation.form)
      return nil
    }
    return color
  }

  /// One of `words`; `other` says what else is allowed, for messages.
  package mutating func word(
    _ json: JSONValue, at path: String, among words: [String], or other: String? = nil
  ) -> String? {
    let list = (words.map { "\"\($0)\"" } + (other.map { [$0] } ?? [])).joined(separator: ", ")
    guard case .text(let text) = json.content else {
      reportType(json, at: path, mustBe: "one of \(list)")
      return nil
    }
    if words.contains(text) { return text }
    let nearest = NearestName.of(text, among: words)
    report(
      "\(path) cannot be \(PrintableText.quoted(text))"
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
      at: json.span, help: "allowed: \(list)")
    return nil
  }

  /// The entries of a list.
  ///
  /// A list replaces `defaults`. Overrides of single entries, an object whose keys are indices,
  /// change those of `defaults`.
  ///
  /// `read` reads one entry; its last argument is the entry that it changes, or nil for a new one.
  /// The result is `defaults` after a report.
  package mutating func entries<Entry>(
    _ json: JSONValue, at path: String, over defaults: [Entry], count: ClosedRange<Int>,
    _ read: (inout ParameterReader, JSONValue, String, Entry?) -> Entry?
  ) -> [Entry] {
    switch json.content {
    case .list(let values):
      guard count.contains(values.count) else {
        report(
          "\(path) has \(values.count) entries; allowed: \(NumberText.range(count))",
          at: json.span.start)
        return defaults
      }
      let entries = values.indices.compactMap { read(&self, values[$0], "\(path).\($0)", nil) }
      return entries.count == values.count ? entries : defaults
    case .object(let members) where json.span.isOverride && !members.isEmpty:
      return members.reduce(into: defaults) { entries, member in
        guard let index = Int(member.key), entries.indices.contains(index) else {
          report(
            "\(path) has no entry \(PrintableText.quoted(member.key)); its \(entries.count) entries "
              + "count from 0", at: member.keySpan)
          return
        }
        entries[index] =
          read(&self, member.value, "\(path).\(index)", entries[index]) ?? entries[index]
      }
    default:
      reportType(json, at: path, mustBe: "a list")
      return defaults
    }
  }
}
