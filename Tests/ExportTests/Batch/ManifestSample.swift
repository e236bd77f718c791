// SPDX-License-Identifier: MIT

import Export

/// Lines of manifests, as text: the form is a contract with programs of others.
enum ManifestSample {
  static let digest = String(repeating: "9f", count: 32)

  static func header(
    shard: String = "1/1", batch: String = "b1", outputs: Int, unreadable: Int = 0,
    epoch: Int = 1
  ) -> String {
    """
    {"batch":"\(batch)","shard":"\(shard)","clips":4,"outputs":\(outputs),\
    "unreadable":\(unreadable),"zoetrope":"0.1.0","epoch":\(epoch),"libraries":["giflib 5"]}

    """
  }

  static func entry(_ output: String, bytes: Int = 100) -> String {
    """
    {"output":"\(output)","preset":"p.json","name":"p","bytes":\(bytes),"sha256":"\(digest)",\
    "format":"gif","frames":25,"duration":1.0,"width":16,"height":16,"presetName":"p",\
    "presetDigest":"\(digest)","zoetrope":"0.1.0","epoch":1,"libraries":["giflib 5"],\
    "seconds":0.25,"time":"2026-11-30T19:05:00Z"}

    """
  }

  static func manifest(_ lines: String...) -> Manifest { Manifest(Array(lines.joined().utf8)) }
}
