// SPDX-License-Identifier: MIT

package import FrameEncoding

/// A line in a clip that says what it was made from, so that it can be told from its preset later:
/// `zoetrope 0.1.0 epoch 1 ball-loader sha256:9f86…`.
package struct ClipMarker: Sendable, Hashable {
  /// Of the program that made the clip.
  package let version: String
  /// The program's render epoch.
  package let epoch: Int
  /// The clip's name: the preset's, with its variant.
  package let name: String
  /// SHA-256 of the values that the clip depends on, in lower-case hexadecimal digits.
  package let digest: String

  private static let program = "zoetrope"
  private static let hashPrefix = "sha256:"

  /// The marker of a clip that a program of `version` makes from `resolved` in a format of `section`.
  package init(
    of resolved: ResolvedPreset, for section: OutputFormat.Section, version: String
  ) throws(EncodingError) {
    self.version = version
    epoch = RenderEpoch.current
    name = resolved.clipName
    digest = try Self.digest(of: resolved, for: section)
  }

  /// What `text` says, if it is a marker: no other text is let through, since it may be printed.
  package init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 6, words[0] == Self.program, words[2] == "epoch",
      let epoch = Int(words[3]), words[5].hasPrefix(Self.hashPrefix)
    else { return nil }
    let digest = String(words[5].dropFirst(Self.hashPrefix.count))
    self.init(version: words[1], epoch: epoch, name: words[4], digest: digest)
  }

  /// A marker of these parts, nil if they are not fit to be printed.
  init?(version: String, epoch: Int, name: String, digest: String) {
    let isNumbered = version.utf8.allSatisfy { Byte.isDigit($0) || $0 == UInt8(ascii: ".") }
    guard isNumbered, FrameHashAlgorithm.sha256.canWrite(digest),
      FileStem.objection(to: name) == nil
    else { return nil }
    self.version = version
    self.epoch = epoch
    self.name = name
    self.digest = digest
  }

  /// The digest of what `resolved` says of a clip in a format of `section`.
  static func digest(
    of resolved: ResolvedPreset, for section: OutputFormat.Section
  ) throws(EncodingError) -> String {
    try digest(of: resolved.values, for: section, hasMatte: !resolved.preset.canvas.isOpaque)
  }

  /// The digest of the values that a clip in a format of `section` depends on.
  ///
  /// Titles and names of outputs change no clip, options for other formats not this one, how often
  /// it plays no video, and the matte none that has nothing to lay on it.
  static func digest(
    of values: [ResolvedValue], for section: OutputFormat.Section, hasMatte: Bool
  ) throws(EncodingError) -> String {
    let deciding = values.filter { value in
      if section == .video, value.keyPath == "timing.loop" { return false }
      return value.decidesFrames || (hasMatte && value.keyPath == "canvas.matte")
        || value.keyPath.hasPrefix("\(section.rawValue).")
    }
    let lines = deciding.map(\.description).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return try FrameHashAlgorithm.sha256.hash(of: lines.map { "\($0)\n" }.joined())
  }
}

extension ClipMarker: CustomStringConvertible {
  package var description: String {
    "\(Self.program) \(version) epoch \(epoch) \(name) \(Self.hashPrefix)\(digest)"
  }
}

extension ClipOutput {
  /// The same output, marked as made from `resolved` by a program of `version`.
  package func marked(
    as resolved: ResolvedPreset, version: String
  ) throws(EncodingError) -> ClipOutput {
    let marker = try ClipMarker(of: resolved, for: format.section, version: version)
    return ClipOutput(path: path, format: format, comment: "\(marker)")
  }
}
