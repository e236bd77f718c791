// SPDX-License-Identifier: MIT

package import FileSystem

/// The manifest of a batch, or of one shard of it, in the folder of the clips.
package struct ManifestFile: Sendable {
  private static let stem = "zoetrope-manifest"
  private static let ending = ".jsonl"

  package let path: String

  package init(path: String) { self.path = path }

  /// The manifest of `shard` in `folder`; each shard has its own, so that shards share nothing.
  package init(of shard: Shard, in folder: String) {
    let part = shard.count == 1 ? "" : ".\(shard.number)-of-\(shard.count)"
    path = PathParts.joined(folder, Self.stem + part + Self.ending)
  }

  /// All manifests in `folder`, sorted by name; none if there is no folder.
  package static func all(in folder: String) throws(FileSystemError) -> [ManifestFile] {
    try InputFolder.names(in: folder, isOptional: true)
      .filter { $0.hasPrefix(stem) && $0.hasSuffix(ending) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { ManifestFile(path: PathParts.joined(folder, $0)) }
  }

  /// Whether it is the manifest of one of several shards, by its name.
  package var isOfShard: Bool {
    let name = PathParts(path).name ?? ""
    guard name.hasPrefix("\(Self.stem)."), name.hasSuffix(Self.ending) else { return false }
    return name.dropFirst(Self.stem.count).dropLast(Self.ending.count).contains("-of-")
  }

  package func read() throws(FileSystemError) -> Manifest {
    Manifest(try InputFile.read(path, limit: Manifest.longestText))
  }

  /// Adds `entries` in one write, to the file that is there when nobody else writes.
  package func append(_ entries: [ManifestEntry]) throws(FileSystemError) {
    try OutputFile.append(Array(entries.map { "\($0.json.line)\n" }.joined().utf8), to: path)
  }

  /// Makes the file say `header` and `entries`, by appending where that is enough.
  ///
  /// Others wait meanwhile, and then append to what is there.
  package func begin(
    _ header: ManifestHeader, _ entries: [ManifestEntry], files: TemporaryFiles
  ) throws(FileSystemError) {
    let lock = try SharedFile(lockedAt: path)
    let old = try read()
    let kept = Set(entries.map { Array($0.output.utf8) })
    let isClean = !old.isOutdated && old.brokenLines.isEmpty && !old.isTruncated
    let isPart = old.entries.allSatisfy { kept.contains(Array($0.output.utf8)) }
    guard isClean, isPart, old.header == nil || old.header == header else {
      try replace(header, entries, files: files)
      return try lock.close()
    }
    let new = entries.filter { old.entry(for: $0.output) != $0 }
    let lines = (old.header == nil ? [header.json] : []) + new.map(\.json)
    try lock.append(Array(lines.map { "\($0.line)\n" }.joined().utf8))
    try lock.close()
  }

  /// Replaces the file when nobody else writes; it is on the disk before it has its name.
  package func write(
    _ header: ManifestHeader, _ entries: [ManifestEntry], files: TemporaryFiles
  ) throws(FileSystemError) {
    let lock = try SharedFile(lockedAt: path)
    try replace(header, entries, files: files)
    try lock.close()
  }

  private func replace(
    _ header: ManifestHeader, _ entries: [ManifestEntry], files: TemporaryFiles
  ) throws(FileSystemError) {
    let file = try AtomicFile(path: path, existing: .replace, files: files)
    let lines = [header.json] + entries.map(\.json)
    try file.write(lines.map { "\($0.line)\n" }.joined())
    try file.commit()
  }
}
