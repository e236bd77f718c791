// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A folder of small presets, and what runs of the tool make of them.
struct BatchFolder {
  let folder: TemporaryFolder
  let out: String

  /// Presets are in `Presets`, clips go to `Clips`.
  init(_ names: [String] = ["a", "b", "c"]) throws {
    folder = try TemporaryFolder()
    out = folder.path(of: "Clips")
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Presets"), withIntermediateDirectories: false)
    for (index, name) in names.enumerated() {
      try write(SmallPreset.text(name: name, extra: "\"seed\": \(index),"), to: name)
    }
  }

  /// Writes the preset `name`.
  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: "Presets/\(name).json")
  }

  func path(of name: String) -> String { folder.path(of: "Presets/\(name).json") }

  func run(_ options: String...) async -> ToolRun {
    await ToolRun(["batch", folder.path(of: "Presets"), "--out-dir", out] + options)
  }

  /// The files in `Clips`, without manifests.
  func clips() throws -> [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []
    let clips = names.filter { !$0.hasSuffix(".jsonl") }
    return try Dictionary(
      uniqueKeysWithValues: clips.map {
        ($0, try Data(contentsOf: URL(fileURLWithPath: "\(out)/\($0)")))
      })
  }

  /// The manifest's lines, or another's.
  func manifest(_ name: String = "zoetrope-manifest.jsonl") throws -> [Substring] {
    try folder.text(of: "Clips/\(name)").split(separator: "\n")
  }

  /// Outputs that a run with --json says it made.
  static func made(_ run: ToolRun) throws -> Set<String> {
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let outputs = try #require(document?["outputs"] as? [[String: Any]])
    return Set(
      outputs.filter { $0["status"] as? String == "made" }.compactMap { $0["output"] as? String })
  }
}
