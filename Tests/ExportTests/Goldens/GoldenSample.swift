// SPDX-License-Identifier: MIT

import Export
import FrameEncoding

/// A golden of four frames and two values.
enum GoldenSample {
  static let record = ClipRecord(
    name: "sample", origin: ClipRecord.Origin(version: "0.1.0"),
    picture: ClipRecord.Picture(width: 3, height: 2, rate: FrameRate(30_000, per: 1001)),
    values: [
      ResolvedValue(keyPath: "timing.loop", text: "\"forever\""),
      ResolvedValue(keyPath: "scene.ball", text: "13"),
    ], hashes: (.crc32, hashes(4)))

  /// Hashes that differ.
  static func hashes(_ count: Int) -> [String] {
    (0..<count).map { index in
      let digits = String(index, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
  }

  static func read(_ text: String) throws(GoldenError) -> ClipRecord {
    try GoldenReader.read(Array(text.utf8), from: "a.framehash")
  }
}
