// SPDX-License-Identifier: MIT

import Export
import Testing

/// Small presets for batches, made as files would be.
enum BatchSample {
  static let version = "0.1.0"
  static let program = ProgramVersion.current(version)
  private static let reader = PresetReader(
    scenes: [SquareScene.self], fileExtensions: OutputFormatCatalog.fileExtensions)

  static func text(
    _ name: String, outputs: [String], seed: Int = 1, quality: String = "standard"
  ) -> String {
    let list = outputs.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {
        "zoetrope": 1, "name": "\(name)", "seed": \(seed),
        "canvas": { "size": [16, 16], "scale": 1, "background": "#FFFFFF" },
        "timing": { "duration": 0.2, "fps": 10, "loop": "forever" },
        "scene": { "type": "square" }, "gif": { "quality": "\(quality)" }, "outputs": [\(list)]
      }
      """
  }

  static func resolved(_ text: String) throws -> ResolvedPreset {
    try reader.resolve(Array(text.utf8), from: "p.json")
  }

  static func item(
    _ place: String, _ outputs: [String], seed: Int = 1, quality: String = "standard"
  ) throws -> BatchItem {
    let text = text("sample", outputs: outputs, seed: seed, quality: quality)
    return try BatchItem(resolved(text), variant: 0, of: place, version: version)
  }

  static func plan(
    _ places: [String: [String]], shard: Shard = .whole
  ) throws -> BatchPlan {
    let entries = try places.map { BatchPlan.Entry.item(try item($0.key, $0.value)) }
    return try BatchPlan(entries, shard: shard)
  }
}
