// SPDX-License-Identifier: MIT

import Scenes

/// What help says of a scene.
package struct SceneListing: Sendable {
  package let name: String
  package let summary: String
  /// In the order of the scene, with the scene's own defaults.
  package let parameters: [ParameterDescription]

  /// Every scene that a preset can name.
  package static let all = SceneCatalog.all.map { scene in
    SceneListing(
      name: scene.name, summary: scene.summary,
      parameters: ParameterLister.list(scene.init(), at: ["scene"]))
  }

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
