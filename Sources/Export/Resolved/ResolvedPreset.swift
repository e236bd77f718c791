// SPDX-License-Identifier: MIT

/// A preset with all its values, so that it can be told what it consists of.
package struct ResolvedPreset: Sendable {
  package let preset: Preset
  /// Every value, in the order of the file.
  package let values: [ResolvedValue]

  /// The values that decide what is shown and when.
  package var decidingValues: [ResolvedValue] { values.filter(\.decidesFrames) }
}
