// SPDX-License-Identifier: MIT

package import FrameEncoding

/// What is kept of a clip so that it can be recognised: a hash of each frame, and what made them.
package struct ClipRecord: Sendable, Hashable {
  /// How the frames look and follow each other.
  package struct Picture: Sendable, Hashable {
    /// Pixels.
    package let width: Int
    package let height: Int
    package let rate: FrameRate

    package init(width: Int, height: Int, rate: FrameRate) {
      self.width = width
      self.height = height
      self.rate = rate
    }
  }

  /// The program that drew the frames.
  package struct Origin: Sendable, Hashable {
    /// For people; nothing depends on it.
    package let version: String
    package let epoch: Int

    package init(version: String, epoch: Int = RenderEpoch.current) {
      self.version = version
      self.epoch = epoch
    }
  }

  /// The clip's: the preset's, with its variant.
  package let name: String
  package let origin: Origin
  package let picture: Picture
  /// Those that decide what is shown and when, in the order of a preset file.
  package let values: [ResolvedValue]
  package let algorithm: FrameHashAlgorithm
  /// One for each frame, in lower-case hexadecimal digits.
  package let hashes: [String]

  package init(
    name: String, origin: Origin, picture: Picture, values: [ResolvedValue],
    hashes: (FrameHashAlgorithm, [String])
  ) {
    self.name = name
    self.origin = origin
    self.picture = picture
    self.values = values
    algorithm = hashes.0
    self.hashes = hashes.1
  }

  /// The record of a preset whose frames have `hashes`.
  package init(
    of resolved: ResolvedPreset, version: String, hashes: (FrameHashAlgorithm, [String])
  ) {
    let canvas = resolved.preset.canvas
    self.init(
      name: resolved.clipName, origin: Origin(version: version),
      picture: Picture(
        width: canvas.widthInPixels, height: canvas.heightInPixels, rate: resolved.preset.clip.rate),
      values: resolved.decidingValues, hashes: hashes)
  }

  /// SHA-256 of the lines of values: the same for presets that mean the same clip.
  package func digest() throws(EncodingError) -> String {
    try FrameHashAlgorithm.sha256.hash(of: values.map { "\($0)\n" }.joined())
  }

  /// Seconds from the start of the clip to frame `index`.
  package func time(ofFrame index: Int) -> Double { picture.rate.time(ofFrame: index) }
}
