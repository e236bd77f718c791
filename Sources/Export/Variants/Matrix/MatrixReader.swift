// SPDX-License-Identifier: MIT

/// Reads the axes of a preset's `matrix`.
struct MatrixReader {
  /// Where the values of well-known axes go.
  private static let paths = [
    "size": ["canvas", "size"], "scale": ["canvas", "scale"], "seed": ["seed"],
  ]
  /// Keys that are used up before there are variants.
  private static let earlyKeys = ["extends", "matrix"]

  private(set) var problems = ProblemList()
  private let variables: JSONValue?
  private let overrides: [Override]

  /// Makes a reader of the matrix of a preset with `variables`; where one of `overrides` puts a
  /// value in place of an axis' values, it is the only one.
  init(variables: JSONValue?, overrides: [Override]) {
    self.variables = variables
    self.overrides = overrides
  }

  mutating func read(_ matrix: JSONValue?) -> [MatrixAxis] {
    guard let matrix, !matrix.isNothing else { return [] }
    guard case .object(let members) = matrix.content else {
      problems.report("matrix must be \(MatrixKey.form), not \(matrix.summary)", at: matrix.span)
      return []
    }
    return members.filter { !$0.isNote }.compactMap { axis($0) }
  }

  /// Nil after a report.
  private mutating func axis(_ member: JSONMember) -> MatrixAxis? {
    let name = member.key
    guard VariantLabel.isName(name), name != "name" else {
      problems.report(
        "an axis cannot be called \(PrintableText.quoted(name))", at: member.keySpan,
        help: "allowed: \(VariantLabel.nameRules), but not \"name\"")
      return nil
    }
    let isVariable = variables?[name] != nil
    if isVariable, Self.paths[name] != nil {
      problems.report(
        "matrix.\(name) could be for the canvas or for the variable of that name",
        at: member.keySpan,
        help: "call the variable something else")
      return nil
    }
    let path = Self.paths[name] ?? (isVariable ? ["variables", name] : nil)
    let count = problems.problems.count + problems.omittedCount
    let values =
      override(of: path).map { [value($0, VariantLabel.text(of: $0), name, path)] }
      ?? self.values(of: member, path)
    let axis = MatrixAxis(name: name, values: values.compactMap(\.self))
    reportTwins(axis, member)
    return problems.problems.count + problems.omittedCount == count ? axis : nil
  }

  /// The value that an option puts in place of all of an axis.
  private func override(of path: [String]?) -> JSONValue? {
    guard let keyPath = path?.joined(separator: ".") else { return nil }
    return overrides.indices.last { overrides[$0].keyPath == keyPath }.map { index in
      OverrideApplier.value(of: overrides[index], at: index)
    }
  }

  private mutating func values(
    of member: JSONMember, _ path: [String]?
  ) -> [MatrixAxis.Value?] {
    let json = member.value
    switch json.content {
    case .list(let entries) where !entries.isEmpty:
      guard path != nil else {
        problems.report(
          "matrix.\(member.key) is a list, but \(PrintableText.quoted(member.key)) is neither "
            + "size, scale, seed nor a variable" + nearest(to: member.key), at: json.span.start,
          help: "for other changes write an object: { \"first\": { … }, \"second\": { … } }")
        return []
      }
      return entries.map { value($0, VariantLabel.text(of: $0), member.key, path) }
    case .object(let members) where members.contains { !$0.isNote }:
      return members.filter { !$0.isNote }.map { value($0.value, $0.key, member.key, path) }
    default:
      if case .invalid = json.content { return [] }
      problems.report(
        "matrix.\(member.key) must be a list of values or an object of changes, with at least one",
        at: json.span)
      return []
    }
  }

  private func nearest(to name: String) -> String {
    var known = ["size", "scale", "seed"]
    if case .object(let members)? = variables?.content { known += members.map(\.key) }
    return NearestName.of(name, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// Nil after a report.
  private mutating func value(
    _ json: JSONValue, _ label: String?, _ axis: String, _ path: [String]?
  ) -> MatrixAxis.Value? {
    guard let label else {
      if case .invalid = json.content { return nil }
      problems.report(
        "matrix.\(axis) cannot have \(json.summary) without a name", at: json.span,
        help: "write an object: { \"name\": … }")
      return nil
    }
    guard VariantLabel.isLabel(label) else {
      problems.report(
        "matrix.\(axis) has the value \(PrintableText.quoted(label)), which can be no part of the "
          + "name of a file", at: json.span,
        help: "allowed: \(VariantLabel.rules); or write an object: { \"name\": value }")
      return nil
    }
    return effect(json, axis, label, path).map { MatrixAxis.Value(label: label, effect: $0) }
  }

  /// Nil after a report.
  private mutating func effect(
    _ json: JSONValue, _ axis: String, _ label: String, _ path: [String]?
  ) -> MatrixAxis.Value.Effect? {
    let routed = json.routed(by: .axis(VariantAxis(name: axis, label: label)))
    switch json.content {
    case .invalid: return nil
    case .object(let members):
      if let early = members.first(where: { Self.earlyKeys.contains($0.key) }) {
        problems.report(
          "matrix.\(axis).\(label) cannot change \"\(early.key)\"", at: early.keySpan)
        return nil
      }
      return .patch(routed)
    default:
      if let path { return .value(routed, path: path) }
      problems.report(
        "matrix.\(axis).\(label) must be an object of changes to the preset, not \(json.summary)",
        at: json.span)
      return nil
    }
  }

  /// Labels that are one where case does not count.
  private mutating func reportTwins(_ axis: MatrixAxis, _ member: JSONMember) {
    var seen: Set<String> = []
    for value in axis.values where !seen.insert(value.label.lowercased()).inserted {
      problems.report(
        "matrix.\(axis.name) has \(PrintableText.quoted(value.label)) twice", at: member.keySpan)
    }
  }
}
