// SPDX-License-Identifier: MIT

/// Reads an object of a preset into parameters.
///
/// A key that is absent leaves its default. Every other key must be known, of the right type and in
/// range; what is not is reported, and reading goes on. Keys that begin with `x-`, `$schema` and
/// `$comment` are notes and are not looked at.
package struct ParameterReader {
  /// What the preset's words can stand for.
  package let vocabulary: PresetVocabulary
  package private(set) var problems: ProblemList
  /// The keys that lead to the object, joined by dots; empty for the preset itself.
  private let path: String
  let span: SourceSpan
  let members: [JSONMember]
  private var knownKeys: [String] = []

  private init(
    _ members: [JSONMember], of json: JSONValue, at path: String, within parent: ParameterReader
  ) {
    self.members = members
    self.path = path
    span = json.span
    vocabulary = parent.vocabulary
    problems = parent.problems
  }

  /// A reader of nothing yet: `readObject` gives it something.
  package init(vocabulary: PresetVocabulary, problems: ProblemList) {
    self.vocabulary = vocabulary
    self.problems = problems
    path = ""
    span = .file(0..<0)
    members = []
  }

  package mutating func report(_ message: String, at span: SourceSpan, help: String? = nil) {
    problems.report(message, at: span, help: help)
  }

  /// Reports that the value at `path` must be `form`.
  package mutating func reportType(_ json: JSONValue, at path: String, mustBe form: String) {
    if case .invalid = json.content { return }
    let isNull = if case .null = json.content { true } else { false }
    report(
      "\(path.isEmpty ? "a preset" : path) must be \(form), not \(json.summary)", at: json.span,
      help: isNull ? "leave the key out for its default" : nil)
  }

  /// Lets `map` read the keys of the object `json`, then reports the keys that it did not name.
  package mutating func readObject(
    _ json: JSONValue, at path: String, _ map: (inout ParameterReader) -> Void
  ) {
    guard case .object(let members) = json.content else {
      reportType(json, at: path, mustBe: "an object")
      return
    }
    var reader = ParameterReader(members, of: json, at: path, within: self)
    map(&reader)
    reader.reportUnknownKeys()
    problems = reader.problems
  }

  /// The value of `key`, which is known from now on; nil if it is absent or was reported.
  package mutating func take(_ key: String) -> JSONValue? {
    knownKeys.append(key)
    guard let json = members.first(where: { $0.key == key })?.value else { return nil }
    if case .invalid = json.content { return nil }
    return json
  }

  /// The path of `key`.
  package func path(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  private mutating func reportUnknownKeys() {
    for member in members where !knownKeys.contains(member.key) && !member.isNote {
      let place = path.isEmpty ? "the preset" : path
      let nearest = problems.isFull ? nil : NearestName.of(member.key, among: knownKeys)
      report(
        "unknown key \(PrintableText.quoted(member.key)) in \(place)"
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
        at: member.keySpan, help: "known here: \(knownKeys.joined(separator: ", "))")
    }
  }
}
