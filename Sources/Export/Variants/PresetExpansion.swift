// SPDX-License-Identifier: MIT

/// The clips that one preset stands for.
package struct PresetExpansion: Sendable {
  /// At least one; without a matrix exactly one, and else the last axis changes fastest.
  package let variants: [ResolvedPreset]
  /// The files that were read, the preset's own first, then its bases: outputs must not replace them,
  /// and a change of any of them may change the clips.
  package let paths: [String]

  package init(variants: [ResolvedPreset], paths: [String]) {
    self.variants = variants
    self.paths = paths
  }
}
