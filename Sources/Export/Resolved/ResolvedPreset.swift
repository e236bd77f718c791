// SPDX-License-Identifier: MIT

/// A preset with all its values, so that it can be told what it consists of.
package struct ResolvedPreset: Sendable {
  package let preset: Preset
  /// Every value, in the order of the file.
  package let values: [ResolvedValue]
  /// What the axes of the preset's matrix are here, in their order; empty without a matrix.
  package let axes: [VariantAxis]

  init(preset: Preset, values: [ResolvedValue], axes: [VariantAxis] = []) {
    self.preset = preset
    self.values = values
    self.axes = axes
  }

  /// The name that tells the clip from the preset's others: `card`, or `card.dark.2` of a matrix.
  package var clipName: String { Self.clipName(of: preset.name, axes) }

  static func clipName(of name: String, _ axes: [VariantAxis]) -> String {
    ([name] + axes.map(\.label)).joined(separator: ".")
  }

  /// `theme=dark,scale=2`, as `--variant` takes it; empty without a matrix.
  package var variant: String { axes.map(\.description).joined(separator: ",") }

  /// The text of a preset file that makes this clip alone, with all its values.
  ///
  /// `remarks`, by key path, become comments behind the values.
  package func text(remarks: [String: String] = [:]) -> String {
    let complete = values.map { value in
      guard value.keyPath == "outputs" else { return value }
      let names = preset.outputs.map(JSONText.quoted).joined(separator: ", ")
      return ResolvedValue(keyPath: value.keyPath, text: "[\(names)]")
    }
    return ResolvedDocument.text(of: complete, remarks: remarks)
  }

  /// The values that decide what is shown and when.
  package var decidingValues: [ResolvedValue] { values.filter(\.decidesFrames) }
}
