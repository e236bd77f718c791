// SPDX-License-Identifier: MIT

/// A preset with its bases in one tree, of which each variant can be made.
struct PresetFamily {
  /// Variants of one preset.
  static let mostVariants = 10_000
  /// Bytes of its files, times its variants: so much may have to be read in all.
  static let mostBytes = 1 << 27

  /// One variant before its values are looked at.
  struct Member {
    let axes: [VariantAxis]
    let tree: JSONValue
    /// The outputs as they were written, with keys in braces.
    let patterns: JSONValue?
    let problems: ProblemList
  }

  let map: SourceMap
  /// Of the files that were read.
  let paths: [String]
  let overrides: [Override]
  /// Of the preset as a whole.
  private(set) var problems: ProblemList
  private let axes: [MatrixAxis]
  /// Without the matrix.
  private let root: JSONValue
  private let types: [String: VariableType]
  /// Whether texts can have variables in them: not in presets that know nothing of them.
  private let hasVariables: Bool

  /// - Throws: `PresetErrors` if one of the files cannot be understood at all.
  init(_ source: PresetSource, overrides: [Override]) throws {
    var reader = BaseReader(overrides: overrides)
    let tree = try reader.read(source)
    map = reader.map
    paths = reader.paths
    self.overrides = overrides
    problems = reader.problems
    guard var tree else { throw PresetErrors(problems, in: map, overrides) }
    hasVariables = map.count > 1 || ["variables", "matrix"].contains { tree[$0] != nil }
    problems.append(Self.problems(of: overrides))
    problems.append(OverrideApplier.apply(overrides, to: &tree) { $0 == "matrix" })
    problems.append(Self.problems(ofInherited: tree["outputs"], after: source.bytes.count))
    var resolver = VariableResolver(tree["variables"])
    types = hasVariables ? resolver.resolveAll().compactMapValues(VariableType.init) : [:]
    problems.append(resolver.problems)
    var matrix = MatrixReader(variables: tree["variables"], overrides: overrides)
    let axes = matrix.read(tree["matrix"])
    problems.append(matrix.problems)
    let excess = Self.excess(of: axes, byteCount: map.end)
    if let excess { problems.report(excess, at: tree.span(at: ["matrix"])) }
    self.axes = excess == nil ? axes : []
    root = tree.without("matrix")
  }

  /// How many variants there are, at least one.
  var count: Int { axes.reduce(1) { $0 * $1.values.count } }

  /// What variant `index` is; the last axis changes fastest.
  func axes(ofMember index: Int) -> [VariantAxis] {
    zip(axes, places(ofMember: index)).map { axis, place in
      VariantAxis(name: axis.name, label: axis.values[place].label)
    }
  }

  private func places(ofMember index: Int) -> [Int] {
    var rest = index
    var places: [Int] = []
    for axis in axes.reversed() {
      places.append(rest % axis.values.count)
      rest /= axis.values.count
    }
    return places.reversed()
  }

  func member(_ index: Int) -> Member {
    var tree = root
    for (axis, place) in zip(axes, places(ofMember: index)) { axis.apply(place, to: &tree) }
    let names = axes(ofMember: index)
    var problems = OverrideApplier.apply(overrides, to: &tree) { $0 != "matrix" && $0 != "extends" }
    problems.append(substituteVariables(in: &tree))
    var naming = OutputNaming(tree, axes: names)
    let named = naming.named()
    problems.append(naming.problems)
    return Member(axes: names, tree: named, patterns: tree["outputs"], problems: problems)
  }

  private func substituteVariables(in tree: inout JSONValue) -> ProblemList {
    let variables = tree["variables"]
    guard hasVariables || variables != nil else { return ProblemList() }
    var resolver = VariableResolver(variables, types: types)
    resolver.reportUndeclared(besides: root["variables"])
    _ = resolver.resolveAll()
    tree = resolver.substitute(in: tree.without("variables"))
    return resolver.problems
  }

  /// Options that come too late.
  private static func problems(of overrides: [Override]) -> ProblemList {
    var problems = ProblemList()
    for (index, override) in overrides.enumerated()
    where override.keyPath.split(separator: ".").first == "extends" {
      problems.report("an option cannot say what a preset extends", at: .override(index))
    }
    return problems
  }

  /// Outputs that belong to a base alone: they are in files that come after the first, which has
  /// `length` bytes.
  private static func problems(ofInherited outputs: JSONValue?, after length: Int) -> ProblemList {
    var problems = ProblemList()
    guard case .list(let entries)? = outputs?.content else { return problems }
    for case let entry in entries {
      guard case .file(let bytes) = entry.span, bytes.lowerBound > length,
        case .text(let name) = entry.content, !name.contains("{name}")
      else { continue }
      problems.report(
        "the output \(PrintableText.quoted(name)) would be one file for each preset that extends "
          + "this one", at: entry.span,
        help: "write {name} in it, or give the preset that extends this one outputs of its own")
    }
    return problems
  }

  /// What is too much, as a sentence.
  private static func excess(of axes: [MatrixAxis], byteCount: Int) -> String? {
    // In Double, which neither wraps nor traps.
    let count = axes.reduce(1.0) { $0 * Double($1.values.count) }
    let factors = axes.map { "\($0.values.count) of \($0.name)" }.joined(separator: " x ")
    if count > Double(mostVariants) {
      return
        "the matrix has \(NumberText.of(count)) variants (\(factors)); allowed: \(mostVariants)"
    }
    if count * Double(byteCount) > Double(mostBytes) {
      return "the matrix has \(NumberText.of(count)) variants (\(factors)) of \(byteCount) bytes, "
        + "\(NumberText.of(count * Double(byteCount))) bytes together; allowed: \(mostBytes)"
    }
    return nil
  }
}
