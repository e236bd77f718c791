// SPDX-License-Identifier: MIT

import FileSystem

/// Puts the manifests of all shards of a batch together.
package struct ManifestMerge {
  package let header: ManifestHeader
  /// By output, in order of bytes.
  package let entries: [ManifestEntry]

  /// One shard's manifest and where it is from.
  private struct Part {
    let path: String
    let header: ManifestHeader
    let entries: [ManifestEntry]
  }

  /// - Parameter manifests: Of every shard, each with its path; a shard may come twice.
  /// - Throws: `ManifestError` if they are not the whole of one batch.
  package init(_ manifests: [(path: String, manifest: Manifest)]) throws(ManifestError) {
    var parts: [Part] = []
    for (path, manifest) in manifests {
      guard let header = manifest.header else { throw .noHeader(path: path) }
      parts.append(Part(path: path, header: header, entries: manifest.entries))
    }
    guard let first = parts.first else { throw .noManifest("the files given") }
    for part in parts { try Self.check(part, against: first) }
    let shards = Dictionary(grouping: parts, by: \.header.shard.number)
    let count = first.header.shard.count
    guard shards.count == count else {
      // A broken header may say any number.
      let missing = (1...count).lazy.filter { shards[$0] == nil }
        .prefix(ManifestError.mostShardsTold)
      throw .missingShards(
        missing.compactMap { Shard($0, of: count) }, count: count - shards.count)
    }
    let chosen = shards.sorted { $0.key < $1.key }.compactMap { Self.fullest($0.value) }
    for part in chosen { try Self.checkComplete(part) }
    header = ManifestHeader(merging: chosen.map(\.header))
    entries = try Self.united(chosen)
  }

  private static func check(_ part: Part, against first: Part) throws(ManifestError) {
    let (a, b) = (first.header, part.header)
    let fact: String? =
      if a.shard.count != b.shard.count {
        "one is shard \(a.shard), the other shard \(b.shard)"
      } else if a.program != b.program {
        "one was made by \(a.program), the other by \(b.program)"
      } else if a.batch != b.batch || a.totalCount != b.totalCount {
        "their presets differ, or changed between the runs"
      } else {
        nil
      }
    if let fact { throw .foreign(path: part.path, other: first.path, fact: fact) }
  }

  /// Of several runs of one shard the one that has most.
  private static func fullest(_ parts: [Part]) -> Part? {
    parts.max { $0.entries.count < $1.entries.count }
  }

  private static func checkComplete(_ part: Part) throws(ManifestError) {
    let header = part.header
    guard part.entries.count == header.outputCount, header.unreadableCount == 0 else {
      throw .incomplete(
        path: part.path, outputs: part.entries.count, of: header.outputCount,
        unreadable: header.unreadableCount)
    }
  }

  private static func united(_ parts: [Part]) throws(ManifestError) -> [ManifestEntry] {
    var owners: [String: String] = [:]
    for part in parts {
      for entry in part.entries {
        guard let other = owners.updateValue(part.path, forKey: entry.output) else { continue }
        throw .sharedOutput(entry.output, path: part.path, other: other)
      }
    }
    return parts.flatMap(\.entries)
      .sorted { $0.output.utf8.lexicographicallyPrecedes($1.output.utf8) }
  }
}
