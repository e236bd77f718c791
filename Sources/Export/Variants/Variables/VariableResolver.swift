// SPDX-License-Identifier: MIT

/// Finds out what variables are in the end: they may stand in each other's texts.
struct VariableResolver {
  /// Variables of one preset; so deep can one refer to another, too.
  static let mostVariables = 256
  /// Bytes of a text after variables were put into it.
  static let longestText = 4096

  private(set) var problems = ProblemList()
  /// What is known so far; nil for a variable that was reported.
  private var values: [String: JSONValue?] = [:]
  private let members: [String: JSONMember]
  /// In the order of the file.
  private let names: [String]
  /// The variables on the way to the one at work.
  private var chain: [String] = []

  /// What variables must be, by name.
  private let types: [String: VariableType]

  /// `variables` is the object of that key; those in `types` must be of their type.
  init(_ variables: JSONValue?, types: [String: VariableType] = [:]) {
    self.types = types
    guard case .object(let all)? = variables?.content else {
      members = [:]
      names = []
      if let variables, !variables.isNothing {
        problems.report(
          "variables must be \(VariablesKey.form), not \(variables.summary)", at: variables.span)
      }
      return
    }
    let found = all.filter { !$0.isNote }
    let known = found.prefix(Self.mostVariables)
    members = Dictionary(known.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    names = known.map(\.key)
    if found.count > known.count {
      problems.report(
        "there are \(found.count) variables; allowed: \(Self.mostVariables)",
        at: found[known.count].keySpan)
    }
  }

  /// Reports variables that are not among those that the preset declares, `declared`.
  mutating func reportUndeclared(besides declared: JSONValue?) {
    let known = VariableResolver(declared).names
    for name in names where !known.contains(name) {
      guard let member = members[name] else { continue }
      let nearest = NearestName.of(name, among: known)
      problems.report(
        "there is no variable \(PrintableText.quoted(name))"
          + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""), at: member.keySpan,
        help: known.isEmpty ? nil : "there are: \(known.prefix(20).joined(separator: ", "))")
    }
  }

  /// All variables that have a value, after all were looked at.
  mutating func resolveAll() -> [String: JSONValue] {
    var resolved: [String: JSONValue] = [:]
    for name in names {
      if let member = members[name], !VariantLabel.isName(name) {
        problems.report(
          "a variable cannot be called \(PrintableText.quoted(name))", at: member.keySpan,
          help: "allowed: \(VariantLabel.nameRules)")
      } else {
        resolved[name] = value(of: name)
      }
    }
    return resolved
  }

  /// `json` with the values of variables in its texts.
  mutating func substitute(in json: JSONValue) -> JSONValue {
    var result = json
    switch json.content {
    case .text(let text):
      guard VariableText.isNeeded(for: text) else { return json }
      return substitute(in: text, json) ?? JSONValue(.invalid, at: json.span)
    case .list(let entries):
      result.content = .list(entries.map { substitute(in: $0) })
    case .object(let members):
      result.content = .object(
        members.map { member in
          guard !member.isNote else { return member }
          var changed = member
          changed.value = substitute(in: member.value)
          return changed
        })
    case .null, .flag, .number, .invalid: break
    }
    return result
  }

  /// Nil after a report.
  private mutating func substitute(in text: String, _ json: JSONValue) -> JSONValue? {
    let parts = VariableText(text)
    if parts.isUnclosed {
      problems.report(
        "${ is not closed by }", at: json.span, help: "for the characters themselves write $${")
      return nil
    }
    if case .variable(let name)? = parts.pieces.first, parts.pieces.count == 1 {
      return value(of: name, at: json.span)?.routed(by: .variable(name))
    }
    var result = json
    var joined = ""
    for piece in parts.pieces {
      switch piece {
      case .text(let text): joined += text
      case .variable(let name):
        guard let value = value(of: name, at: json.span) else { return nil }
        joined += Self.text(of: value)
        result.route.append(.variable(name))
      }
      if joined.utf8.count > Self.longestText {
        problems.report(
          "the text is longer than \(Self.longestText) bytes with its variables", at: json.span)
        return nil
      }
    }
    result.content = .text(joined)
    return result
  }

  private static func text(of value: JSONValue) -> String {
    switch value.content {
    case .number(let number): number.literal
    case .flag(let flag): "\(flag)"
    case .text(let text): text
    case .null, .list, .object, .invalid: ""
    }
  }

  /// The value of `name`, which stands at `span`; nil after a report.
  private mutating func value(of name: String, at span: SourceSpan) -> JSONValue? {
    guard members[name] == nil else { return value(of: name) }
    let nearest = problems.isFull ? nil : NearestName.of(name, among: names)
    problems.report(
      "there is no variable \(PrintableText.quoted(name))"
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""), at: span,
      help: names.isEmpty
        ? "variables are declared by the key variables; for the characters ${ write $${"
        : "there are: \(names.prefix(20).joined(separator: ", "))")
    return nil
  }

  private mutating func value(of name: String) -> JSONValue? {
    if let known = values[name] { return known }
    guard let json = members[name]?.value else { return nil }
    if let start = chain.firstIndex(of: name) {
      let circle = (chain[start...] + [name]).joined(separator: " -> ")
      problems.report("variables stand for each other in a circle: \(circle)", at: json.span)
      return nil
    }
    chain.append(name)
    let value = resolve(json, name)
    chain.removeLast()
    values[name] = .some(value)
    return value
  }

  private mutating func resolve(_ json: JSONValue, _ name: String) -> JSONValue? {
    if case .invalid = json.content { return nil }
    guard VariableType(of: json) != nil else {
      problems.report(
        "variables.\(name) must be a number, a text, a colour, true or false, not \(json.summary)",
        at: json.span)
      return nil
    }
    let value = substitute(in: json)
    if case .invalid = value.content { return nil }
    guard let type = types[name], type.value(value) == nil else {
      return types[name]?.value(value) ?? value
    }
    problems.report(
      "variables.\(name) must be \(type.form), as where it is declared, not \(value.summary)",
      at: value.span)
    return nil
  }
}
