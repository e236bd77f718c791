// SPDX-License-Identifier: MIT

import Scenes

/// The scene of a preset: an object whose `type` names it, with its parameters.
struct SceneValue: PresetValue {
  /// Nil until it was read.
  var scene: (any Scene)?

  static let form = "an object with the type of the scene and its parameters"
  static let isRequired = true

  mutating func read(_ json: JSONValue, at path: String, with reader: inout ParameterReader) {
    guard case .object = json.content else {
      reader.reportType(json, at: path, mustBe: Self.form)
      return
    }
    let types = reader.vocabulary.scenes
    let names = types.map { $0.name }
    guard let type = json["type"] else {
      reader.report(
        "\"\(path).type\" is missing", at: json.span.start,
        help: "allowed: \(names.joined(separator: ", "))")
      return
    }
    if case .invalid = type.content { return }
    guard let name = reader.word(type, at: "\(path).type", among: names),
      let scene = types.first(where: { $0.name == name })
    else { return }
    self.scene = Self.read(scene, json, at: path, with: &reader)
  }

  private static func read<Kind: Scene>(
    _ kind: Kind.Type, _ json: JSONValue, at path: String, with reader: inout ParameterReader
  ) -> Kind {
    var scene = Kind()
    reader.readObject(json, at: path) { reader in
      _ = reader.take("type")
      scene.map(&reader)
    }
    return scene
  }

  func write(_ key: String, to lister: inout ResolvedValueLister) {
    guard let scene else { return }
    lister.addInside(key) { lister in
      lister.add("type", JSONText.quoted(type(of: scene).name))
      Self.write(scene, to: &lister)
    }
  }

  private static func write(_ scene: some Scene, to lister: inout ResolvedValueLister) {
    var scene = scene
    scene.map(&lister)
  }
}
