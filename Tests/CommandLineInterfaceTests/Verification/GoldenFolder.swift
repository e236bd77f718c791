// SPDX-License-Identifier: MIT

import Export
import TestSupport

/// A folder of small presets with their goldens.
struct GoldenFolder {
  let folder: TemporaryFolder
  let path: String

  /// Records presets called `names`.
  init(_ names: [String] = ["one"]) async throws {
    folder = try TemporaryFolder()
    path = folder.path
    for name in names { try write(name) }
    if !names.isEmpty { _ = await verify("--record", "all", "--accept") }
  }

  /// Writes the preset `name`; its draws differ from those of other names.
  @discardableResult
  func write(_ name: String, _ changes: KeyValuePairs<String, String> = [:]) throws -> String {
    var text = SmallPreset.text(name: name, extra: "\"seed\": \(name.utf8.count),")
    text = text.replacing("\"margin\": 1", with: "\"margin\": \(Double(name.utf8.count) / 10)")
    for (old, new) in changes { text = text.replacing(old, with: new) }
    return try folder.write(text, to: "\(name).json")
  }

  func preset(_ name: String) -> String { folder.path(of: "\(name).json") }
  func golden(_ name: String) -> String { "\(path)/Golden/\(name).framehash" }
  func goldenText(_ name: String) throws -> String {
    try folder.text(of: "Golden/\(name).framehash")
  }

  /// Verifies the whole folder.
  func verify(_ options: String...) async -> ToolRun { await ToolRun(["verify", path] + options) }

  /// Has the golden of `name` changed, as if frames had come out differently when it was recorded.
  func change(_ name: String, _ change: ([String]) -> [String], epoch: Int? = nil) throws {
    let golden = try GoldenFile.read(golden(name))
    guard let golden else { return }
    let changed = ClipRecord(
      name: golden.name,
      origin: ClipRecord.Origin(version: "0.0.9", epoch: epoch ?? golden.origin.epoch),
      picture: golden.picture, values: golden.values,
      hashes: (golden.algorithm, change(golden.hashes)))
    try folder.write(try changed.text(), to: "Golden/\(name).framehash")
  }

  /// Names, sizes and times of all that is there.
  func listing() throws -> String {
    try ChildProcess.shell("ls -lAnR --time-style=full-iso", in: path).output
  }
}
