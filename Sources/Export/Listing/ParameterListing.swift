// SPDX-License-Identifier: MIT

import Scenes

/// What help says of a scene, or of the preset file itself.
package struct ParameterListing: Sendable {
  package let name: String
  package let summary: String
  /// In the order of the file.
  package let parameters: [ParameterDescription]

  /// Every scene that a preset can name, with the scene's own defaults.
  package static let scenes = SceneCatalog.all.map { scene in
    ParameterListing(
      name: scene.name, summary: scene.summary,
      parameters: ParameterLister.list(scene.init(), at: ["scene"]))
  }

  /// The keys that every preset has.
  package static let presetFile = ParameterListing(
    name: "preset", summary: "The keys that every preset has, whatever its scene",
    parameters: ParameterLister.list(PresetDocument()))

  /// The scene of `preset`, with the preset's values as defaults.
  package init(of preset: Preset) {
    let scene = type(of: preset.scene)
    name = scene.name
    summary = scene.summary
    parameters = ParameterLister.list(preset.scene, at: ["scene"])
  }

  private init(name: String, summary: String, parameters: [ParameterDescription]) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
  }
}
