// SPDX-License-Identifier: MIT

import Scenes

/// The keys of a preset file; its defaults are what a file may leave out.
package struct PresetDocument: PresetSection {
  private var version = FormatVersion()
  private var extended = ExtendsKey()
  private var name = PresetName()
  private var title = PresetTitle()
  private var canvas = CanvasSection()
  private var timing = TimingSection()
  private var seed = Seed()
  private var scene = SceneValue()
  private var gif = GIFSection()
  private var video = VideoSection()
  private var outputs = OutputNames()
  private var variables = VariablesKey()
  private var matrix = MatrixKey()

  package init() {}

  package mutating func map(_ mapper: inout some PresetMapper) {
    mapper.value("zoetrope", &version, "Version of the format of the file")
    mapper.value("extends", &extended, "Presets whose values are taken where this one has none")
    mapper.value("name", &name, "Name of the preset and of its files")
    mapper.value("title", &title, "What people call it; the name if it is left out")
    mapper.section("canvas", &canvas, "The picture")
    mapper.section("timing", &timing, "Length, rate and loop")
    mapper.value("seed", &seed, "What all random draws follow from")
    mapper.value("scene", &scene, "What moves")
    mapper.section("gif", &gif, "How GIFs are stored")
    mapper.section("video", &video, "How videos are stored")
    mapper.value(
      "outputs", &outputs,
      ParameterNote(
        "The files to make, with {name}, {scale}, {seed}, {size} or an axis of the matrix in their "
          + "names; name.gif and name.mp4 if there are none"))
    mapper.value(
      "variables", &variables, "Values by name, which stand in texts as ${name}")
    mapper.value(
      "matrix", &matrix,
      ParameterNote(
        "What there is a variant of the clip for: values of size, scale, seed and variables, or any "
          + "changes by name"))
  }

  /// The preset as the variant `axes`, or nil if its scene could not be read.
  func makePreset(of axes: [VariantAxis]) -> Preset? {
    guard let scene = scene.scene else { return nil }
    let stem = ResolvedPreset.clipName(of: name.text, axes)
    let outputs = outputs.names.isEmpty ? ["\(stem).gif", "\(stem).mp4"] : outputs.names
    return Preset(
      name: name.text, title: title.text.isEmpty ? name.text : title.text,
      canvas: canvas.makeCanvas(), clip: timing.makeTiming(), seed: seed.value, scene: scene,
      storage: StorageOptions(gif: gif.makeOptions(), videoQuality: video.quality),
      outputs: outputs)
  }
}
