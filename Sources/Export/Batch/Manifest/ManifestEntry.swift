// SPDX-License-Identifier: MIT

/// A line of a manifest about one output: what it is, and what it was made from.
package struct ManifestEntry: Sendable, Hashable {
  /// What is stored in the file.
  package struct Clip: Sendable, Hashable {
    /// The name of its format.
    package let format: String
    package let frameCount: Int
    /// Seconds, with the hold at the end.
    package let duration: Double
    /// Pixels, as stored.
    package let width: Int
    package let height: Int
  }

  /// The file's name, in the folder of the manifest.
  package let output: String
  /// The preset as the user called it.
  package let preset: String
  /// The clip's name, with its variant.
  package let name: String
  package let file: FileDigest
  package let clip: Clip
  /// Names the preset and the digest of its values.
  package let marker: ClipMarker
  package let program: ProgramVersion
  /// How long it took together with what was drawn with it.
  package let seconds: Double
  /// When it was done, in UTC, as ISO 8601 writes it.
  package let time: String

  /// Whether the file that the entry tells of is what `output` of a batch by `program` would be.
  package func isMade(as output: BatchOutput, by program: ProgramVersion) -> Bool {
    self.output.utf8.elementsEqual(output.name.utf8) && marker == output.marker
      && self.program == program
  }
}

extension ManifestEntry {
  /// The entry as a line of JSON.
  package var json: JSONText {
    let facts = JSONText.members([
      "output": .text(output), "preset": .text(preset), "name": .text(name),
      "bytes": .whole(file.byteCount), "sha256": .text(file.sha256),
      "format": .text(clip.format), "frames": .whole(clip.frameCount),
      "duration": .number(clip.duration), "width": .whole(clip.width),
      "height": .whole(clip.height), "presetName": .text(marker.name),
      "presetDigest": .text(marker.digest),
    ])
    let circumstances = JSONText.members(["seconds": .number(seconds), "time": .text(time)])
    guard case .object(let first) = facts, case .object(let last) = circumstances else {
      return .null
    }
    return .object(first + program.members + last)
  }

  /// Reads what `json` wrote; nil if anything is missing, or the name is not one of a file beside
  /// the manifest.
  init?(_ json: JSONValue) {
    guard let output = json.text("output"), FileStem.objection(to: output) == nil,
      let preset = json.text("preset"), let name = json.text("name"),
      let byteCount = json.whole("bytes"), let sha256 = json.text("sha256"),
      FrameHashAlgorithm.sha256.canWrite(sha256),
      let clip = Clip(json), let program = ProgramVersion(json),
      let marker = ClipMarker(json, program), let seconds = json.double("seconds"),
      let time = json.text("time")
    else { return nil }
    self.init(
      output: output, preset: preset, name: name,
      file: FileDigest(byteCount: byteCount, sha256: sha256), clip: clip, marker: marker,
      program: program, seconds: seconds, time: time)
  }
}

extension ManifestEntry.Clip {
  fileprivate init?(_ json: JSONValue) {
    guard let format = json.text("format"), let frameCount = json.whole("frames"),
      let duration = json.double("duration"), let width = json.whole("width"),
      let height = json.whole("height")
    else { return nil }
    self.init(
      format: format, frameCount: frameCount, duration: duration, width: width, height: height)
  }
}

extension ClipMarker {
  /// The marker that a line of a manifest stands for.
  fileprivate init?(_ json: JSONValue, _ program: ProgramVersion) {
    guard let name = json.text("presetName"), let digest = json.text("presetDigest") else {
      return nil
    }
    self.init(version: program.version, epoch: program.epoch, name: name, digest: digest)
  }
}
