// SPDX-License-Identifier: MIT

/// A part of a preset: what `ParameterGroup` is for scenes, with values that only presets know.
package protocol PresetSection: Sendable {
  /// The defaults.
  init()

  /// Names every key to `mapper`, always the same ones in the same order.
  mutating func map(_ mapper: inout some PresetMapper)
}
