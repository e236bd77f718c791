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
      problems.formUnion(found)
    }
    guard problems.isEmpty else { throw PresetErrors(problems, in: family.map, overrides) }
    return PresetExpansion(variants: variants, paths: family.paths)
  }
}
