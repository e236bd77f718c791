// SPDX-License-Identifier: MIT

import Export
import TestSupport

/// Presets in a folder, and what they expand to.
struct ExpansionSample {
  static let expander = PresetExpander(
    reader: PresetReader(scenes: [PresetTestScene.self], fileExtensions: ["gif", "mp4"]))

  let folder: TemporaryFolder

  /// Writes presets: file names without their ending, and what each has beside its version and scene.
  init(_ files: KeyValuePairs<String, String>) throws {
    folder = try TemporaryFolder()
    for (name, body) in files { try folder.write(Self.document(body), to: "\(name).json") }
  }

  static func document(_ body: String) -> String { #"{"zoetrope":1,\#(body)}"# }

  func expand(_ name: String, _ overrides: [Override] = []) throws -> [ResolvedPreset] {
    try Self.expander.expand(
      try PresetSource(path: folder.path(of: "\(name).json")), overrides: overrides
    ).variants
  }

  /// What is wrong with the preset `name`, without the folder.
  func errors(_ name: String) throws -> [String] {
    do {
      _ = try expand(name)
      return []
    } catch let errors as PresetErrors {
      return errors.errors.map { text("\($0.place): \($0.message)") }
    }
  }

  func text(_ text: String) -> String { text.replacing("\(folder.path)/", with: "") }

  /// The variants of a preset of one file, `a.json`.
  static func expand(_ body: String, _ overrides: [Override] = []) throws -> [ResolvedPreset] {
    try ExpansionSample(["a": body]).expand("a", overrides)
  }

  /// What is wrong with a preset of one file, without places.
  static func messages(_ body: String, _ overrides: [Override] = []) throws -> [String] {
    do {
      _ = try expand(body, overrides)
      return []
    } catch let errors as PresetErrors {
      return errors.errors.map(\.message)
    }
  }

  static func override(_ keyPath: String, _ text: String) -> Override {
    Override(keyPath: keyPath, text: text, spelling: "--set \(keyPath)=\(text)")
  }
}

extension ResolvedPreset {
  /// The text of the value at `keyPath`.
  func value(_ keyPath: String) -> String? { values.first { $0.keyPath == keyPath }?.text }
}
