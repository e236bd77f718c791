// SPDX-License-Identifier: MIT

import Export
import FileSystem
import TestSupport
import Testing

@Suite struct ManifestTests {
  @Test("A manifest that is cut anywhere has exactly the entries whose lines are whole")
  func survivesCuts() {
    let lines = [
      ManifestSample.header(outputs: 3), ManifestSample.entry("a.gif"),
      ManifestSample.entry("b.gif"),
    ]
    let bytes = Array(lines.joined().utf8)
    for length in 0...bytes.count {
      let manifest = Manifest(Array(bytes.prefix(length)))
      let whole = bytes.prefix(length).count { $0 == UInt8(ascii: "\n") }
      #expect(manifest.entries.count == max(0, whole - 1))
      #expect((manifest.header != nil) == (whole > 0))
      #expect(manifest.brokenLines.isEmpty)
      #expect(manifest.isTruncated == (length > 0 && bytes[length - 1] != UInt8(ascii: "\n")))
    }
  }

  @Test("Lines that say nothing are counted, and the others hold")
  func skipsBrokenLines() {
    let manifest = ManifestSample.manifest(
      ManifestSample.header(outputs: 3), "{\"output\":\n", ManifestSample.entry("a.gif"), "\n",
      "[]\n", ManifestSample.entry("../a.gif"), ManifestSample.entry("b.gif"))
    #expect(manifest.entries.map(\.output) == ["a.gif", "b.gif"])
    #expect(manifest.brokenLines == [2, 5, 6])
  }

  @Test("The last entry of an output and the last header count")
  func lastCounts() {
    let manifest = ManifestSample.manifest(
      ManifestSample.header(batch: "old", outputs: 3), ManifestSample.entry("a.gif", bytes: 1),
      ManifestSample.entry("b.gif"), ManifestSample.header(batch: "new", outputs: 3),
      ManifestSample.entry("a.gif", bytes: 2))
    #expect(manifest.header?.batch == "new")
    #expect(manifest.entry(for: "a.gif")?.file.byteCount == 2)
    #expect(manifest.entries.count == 2)
    #expect(manifest.isOutdated)
  }

  @Test("An entry is written as it is read")
  func roundTrip() throws {
    let line = ManifestSample.entry("a.gif")
    let entry = try #require(ManifestSample.manifest(line).entries.first)
    #expect("\(entry.json.line)\n" == line)
  }

  @Test(
    "Each shard has a manifest of its own",
    arguments: [
      ("1/1", "zoetrope-manifest.jsonl", false), ("2/4", "zoetrope-manifest.2-of-4.jsonl", true),
    ])
  func names(shard: String, name: String, isOfShard: Bool) throws {
    let file = ManifestFile(of: try #require(Shard(shard)), in: "Clips")
    #expect(file.path == "Clips/\(name)")
    #expect(file.isOfShard == isOfShard)
  }

  @Test("A run goes on with a manifest that fits, and writes one anew that does not")
  func begins() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "m.jsonl")
    let file = ManifestFile(path: path)
    let text = ManifestSample.header(outputs: 2) + ManifestSample.entry("a.gif")
    let wanted = Manifest(Array(text.utf8))
    let header = try #require(wanted.header)
    for (old, new) in [
      ("", text), (text, text), (ManifestSample.header(outputs: 2), text),
      (text + ManifestSample.entry("gone.gif"), text), (text + "{\"outp", text),
      (ManifestSample.header(batch: "old", outputs: 2) + ManifestSample.entry("a.gif"), text),
    ] {
      try folder.write(old, to: "m.jsonl")
      try file.begin(header, wanted.entries, files: TemporaryFiles())
      #expect(try folder.text(of: "m.jsonl") == new)
    }
    #expect(try folder.contents() == ["m.jsonl"])
  }
}
