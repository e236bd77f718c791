// SPDX-License-Identifier: MIT

import Export
import Testing

@Suite struct ManifestMergeTests {
  private static let first = ManifestSample.manifest(
    ManifestSample.header(shard: "1/2", outputs: 2), ManifestSample.entry("c.gif"),
    ManifestSample.entry("a.gif"))
  private static let second = ManifestSample.manifest(
    ManifestSample.header(shard: "2/2", outputs: 1), ManifestSample.entry("b.gif"))

  private static func merge(_ manifests: [Manifest]) throws(ManifestError) -> ManifestMerge {
    try ManifestMerge(
      manifests.enumerated().map { (path: "\($0.offset).jsonl", manifest: $0.element) })
  }

  @Test(
    "All shards together are the whole, in any order and even if one comes twice",
    arguments: [[first, second], [second, first], [first, second, first]])
  func merges(manifests: [Manifest]) throws {
    let merge = try Self.merge(manifests)
    #expect(merge.entries.map(\.output) == ["a.gif", "b.gif", "c.gif"])
    #expect(merge.header.shard == .whole)
    #expect(merge.header.outputCount == 3)
  }

  @Test("A header that claims any number of shards ends at once")
  func refusesClaims() {
    let claim = ManifestSample.manifest(
      ManifestSample.header(shard: "1/9000000000000000000", outputs: 0))
    let error = #expect(throws: ManifestError.self) { try Self.merge([claim]) }
    #expect(
      error?.description.hasSuffix("21/9000000000000000000 and 8999999999999999979 more") == true)
  }

  @Test("An empty shard counts")
  func mergesEmptyShard() throws {
    let empty = ManifestSample.manifest(ManifestSample.header(shard: "2/2", outputs: 0))
    #expect(try Self.merge([Self.first, empty]).entries.count == 2)
  }

  /// The second of two shards, spoilt, and what is said of it.
  private static let spoilt: [(Manifest, String)] = [
    (first, "no manifest of shard 2/2"),
    (ManifestSample.manifest(ManifestSample.entry("b.gif")), "does not say which batch"),
    (
      ManifestSample.manifest(ManifestSample.header(shard: "2/3", outputs: 0)),
      "one is shard 1/2, the other shard 2/3"
    ),
    (
      ManifestSample.manifest(ManifestSample.header(shard: "2/2", batch: "b2", outputs: 0)),
      "presets differ"
    ),
    (
      ManifestSample.manifest(ManifestSample.header(shard: "2/2", outputs: 0, epoch: 2)),
      "epoch 2"
    ),
    (
      ManifestSample.manifest(ManifestSample.header(shard: "2/2", outputs: 1)), "has 0 of 1 outputs"
    ),
    (
      ManifestSample.manifest(ManifestSample.header(shard: "2/2", outputs: 0, unreadable: 1)),
      "1 preset that could not be read"
    ),
    (
      ManifestSample.manifest(
        ManifestSample.header(shard: "2/2", outputs: 1), ManifestSample.entry("a.gif")),
      "both have 'a.gif'"
    ),
  ]

  @Test("A missing, foreign, stale or unfinished shard is refused", arguments: spoilt)
  func refuses(manifest: Manifest, reason: String) throws {
    let error = #expect(throws: ManifestError.self) {
      try Self.merge([Self.first, manifest])
    }
    #expect("\(try #require(error))".contains(reason))
  }
}
