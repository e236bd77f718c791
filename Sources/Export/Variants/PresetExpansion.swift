// SPDX-License-Identifier: MIT

/// The clips that one preset stands for.
package struct PresetExpansion: Sendable {
  /// At least one; without a matrix exactly one, and else the last axis changes fastest.
  package let variants: [ResolvedPreset]
  /// The files that were read, the preset's own first, then its bases.
  ///
  /// Outputs must not replace them, and a change of any of them may change the clips.
  package let paths: [String]

  package init(variants: [ResolvedPreset], paths: [String]) {
    precondition(!variants.isEmpty, "a preset is at least one clip")
    self.variants = variants
    self.paths = paths
  }

  /// The only variant, for what is about one clip.
  package func single() throws(VariantChoiceError) -> ResolvedPreset {
    guard variants.count > 1 else { return variants[0] }
    let choices = variants[0].axes.compactMap { axis -> String? in
      let labels = VariantChoiceError.distinct(
        variants.flatMap { $0.axes.filter { $0.name == axis.name }.map(\.label) })
      return labels.count > 1 ? "\(axis.name)=\(labels.joined(separator: "|"))" : nil
    }
    throw .several(
      preset: variants[0].preset.name, count: variants.count,
      choices: choices.joined(separator: ","))
  }
}
