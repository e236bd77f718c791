// SPDX-License-Identifier: MIT

import Export
import FileSystem
import Gallery

/// The clips of a folder that are as its manifest says.
struct GalleryClips {
  let entries: [ManifestEntry]
  /// The files that are shown or read, which a page must not replace.
  let paths: [String]
  /// What was left out, a sentence for each kind.
  private(set) var notes: [String] = []

  /// - Throws: `GalleryError` if nothing can be shown, `ManifestError` for what is no manifest,
  ///   `InputError` for what cannot be read.
  init(in folder: String) throws {
    guard InputFolder.isFolder(folder) else { throw GalleryError.noFolder(folder) }
    do {
      let manifests = try Self.manifests(in: folder)
      let listed = try Self.listed(in: manifests, &notes)
      entries = try listed.filter { try ManifestCheck.finding(for: $0, in: folder) == .same }
      guard !entries.isEmpty else {
        throw GalleryError.noClips(folder: folder, listedCount: listed.count)
      }
      paths = manifests.map(\.path) + entries.map { PathParts.joined(folder, $0.output) }
      if let note = Self.note(on: listed, without: entries) { notes.append(note) }
    } catch let error as FileSystemError {
      throw InputError.unreadable(error)
    }
  }

  /// The folder's manifest, or those of its shards if they were not merged.
  private static func manifests(in folder: String) throws -> [ManifestFile] {
    let files = try ManifestFile.all(in: folder)
    guard !files.isEmpty else { throw GalleryError.noManifest(folder: folder) }
    let whole = files.filter { !$0.isOfShard }
    return whole.isEmpty ? files : whole
  }

  /// What manifests list, each file once.
  private static func listed(
    in files: [ManifestFile], _ notes: inout [String]
  ) throws -> [ManifestEntry] {
    var entries: [ManifestEntry] = []
    for file in files {
      let manifest = try file.read()
      guard manifest.header != nil else { throw ManifestError.noHeader(path: file.path) }
      if !manifest.brokenLines.isEmpty {
        notes.append("\(file.path): \(ManifestVerification.text(ofBrokenLinesIn: manifest))")
      }
      entries += manifest.entries
    }
    // Where shards were cut in another way since, several lists have one file.
    var seen: Set<[UInt8]> = []
    return entries.reversed().filter { seen.insert(Array($0.output.utf8)).inserted }.reversed()
  }

  private static func note(
    on listed: [ManifestEntry], without shown: [ManifestEntry]
  ) -> String? {
    let names = Set(shown.map(\.output))
    // A manifest is in the order in which clips were done.
    let left = listed.map(\.output).filter { !names.contains($0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard let first = left.first else { return nil }
    let others = left.count > 1 ? " and \(left.count - 1) more are" : " is"
    return "left out: '\(first)'\(others) missing or not what the manifest says; "
      + "run 'zoetrope batch' with --incremental again"
  }
}
