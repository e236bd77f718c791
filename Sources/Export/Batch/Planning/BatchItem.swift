// SPDX-License-Identifier: MIT

import FileSystem

/// A clip of a batch: all that is kept of a preset until it is drawn, so that long lists fit in
/// memory.
package struct BatchItem: Sendable, Hashable {
  /// The preset as the user calls it: a path or a built-in name.
  package let place: String
  /// Which of the preset's variants it is.
  package let variantIndex: Int
  /// The clip's name, with its variant.
  package let name: String
  package let outputs: [BatchOutput]
  /// SHA-256 of all that decides what is shown when: clips that have it in common are drawn once.
  package let frameDigest: String
  package let size: ClipSize

  /// What drawing takes.
  package struct ClipSize: Sendable, Hashable {
    /// Pixels.
    package let width: Int
    package let height: Int
    package let frameCount: Int

    /// Bytes of one frame.
    package var frameBytes: Int { width * height * 4 }

    /// How long drawing and storing once takes, in pixels; a small frame is mostly other work.
    package var cost: Double { Double(frameCount) * (Double(width * height) + 10_000) }
  }

  /// Makes the item of a variant, whose outputs name the program's `version`; `formats` take the
  /// place of the files that the preset names, unless they are empty.
  ///
  /// - Throws: `ExportError` for an output of no known format.
  package init(
    _ resolved: ResolvedPreset, variant index: Int, of place: String, version: String,
    formats: [OutputFormat] = []
  ) throws {
    self.place = place
    variantIndex = index
    name = resolved.clipName
    let preset = resolved.preset
    var markers: [OutputFormat.Section: ClipMarker] = [:]
    outputs = try Self.names(for: resolved, formats).map { name in
      guard
        let format = PathParts(name).fileExtension
          .flatMap(OutputFormatCatalog.format(forExtension:))
      else {
        throw ExportError.unknownFormat(path: name, known: OutputFormatCatalog.fileExtensions)
      }
      let marker =
        try markers[format.section]
        ?? ClipMarker(of: resolved, for: format.section, version: version)
      markers[format.section] = marker
      return BatchOutput(name: name, format: format.name, marker: marker)
    }
    let lines = resolved.decidingValues.map { "\($0)\n" }
    frameDigest = try FrameHashAlgorithm.sha256.hash(of: lines.joined())
    size = ClipSize(
      width: preset.canvas.widthInPixels, height: preset.canvas.heightInPixels,
      frameCount: preset.clip.frameCount)
  }

  private static func names(
    for resolved: ResolvedPreset, _ formats: [OutputFormat]
  ) -> [String] {
    formats.isEmpty
      ? resolved.preset.outputs
      : formats.map { "\(resolved.clipName).\($0.fileExtensions[0])" }
  }
}
