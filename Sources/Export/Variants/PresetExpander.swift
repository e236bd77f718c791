// SPDX-License-Identifier: MIT

/// Turns a preset with its bases, variables and matrix into the clips that it stands for.
package struct PresetExpander: Sendable {
  private let reader: PresetReader

  package init(reader: PresetReader) { self.reader = reader }

  /// The variants of `source`, each checked and within all limits, with names of outputs that no two
  /// of them share.
  ///
  /// - Throws: `PresetErrors` for what is wrong in any of the files, `UnreadableBase` for a base
  ///   that cannot be read.
  package func expand(
    _ source: PresetSource, overrides: [Override] = []
  ) throws -> PresetExpansion {
    let family = try PresetFamily(source, overrides: overrides)
    var problems = family.problems
    var variants: [ResolvedPreset] = []
    var names = OutputNameCheck()
    for index in 0..<family.count where !problems.isFull {
      let member = family.member(index)
      var found = member.problems
      if let resolved = reader.interpret(member.tree, of: member.axes, &found) {
        variants.append(resolved)
        names.check(resolved, member, &found)
      }
      problems.appendElsewhere(found)
    }
    guard problems.isEmpty else { throw PresetErrors(problems, in: family.map, overrides) }
    return PresetExpansion(variants: variants, paths: family.paths)
  }

  /// The files that `source` is made of, as far as can be told if something is wrong with them: the
  /// first that is missing counts, too.
  package func paths(of source: PresetSource) -> [String] {
    var reader = BaseReader(overrides: [])
    _ = try? reader.read(source)
    return reader.paths + [reader.unreadablePath].compactMap(\.self)
  }

  /// Where the values of `resolved`, a variant of `source`, came from, by key path: a file with line
  /// and column, an option, or the default; and how they came there.
  package func origins(
    of resolved: ResolvedPreset, in source: PresetSource, overrides: [Override] = []
  ) throws -> [String: String] {
    let family = try PresetFamily(source, overrides: overrides)
    let index = (0..<family.count).first { family.axes(ofMember: $0) == resolved.axes } ?? 0
    let finder = OriginFinder(
      tree: family.member(index).tree, map: family.map, overrides: overrides)
    return Dictionary(
      resolved.values.map { ($0.keyPath, finder.origin(of: $0.keyPath)) },
      uniquingKeysWith: { first, _ in first })
  }
}
