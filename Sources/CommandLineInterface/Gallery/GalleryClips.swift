// SPDX-License-Identifier: MIT

import Export
import FileSystem
import Gallery

/// The clips of a folder that are as its manifest says.
struct GalleryClips {
  let entries: [ManifestEntry]
  /// What was left out, a sentence for each kind.
  private(set) var notes: [String] = []

  /// - Throws: `GalleryError` if nothing can be shown, `ManifestError` for what is no manifest,
  ///   `InputError` for what cannot be read.
  init(in folder: String) throws {
    guard InputFolder.isFolder(folder) else { throw GalleryError.noFolder(folder) }
    do {
      let listed = try Self.listed(in: folder, &notes)
      entries = try listed.filter { try ManifestCheck.finding(for: $0, in: folder) == .same }
      guard !entries.isEmpty else {
        throw GalleryError.noClips(folder: folder, listedCount: listed.count)
      }
      if let note = Self.note(on: listed, without: entries) { notes.append(note) }
    } catch let error as FileSystemError {
      throw InputError.unreadable(error)
    }
  }

  /// What the folder's manifest lists, or those of its shards if they were not merged.
  private static func listed(
    in folder: String, _ notes: inout [String]
  ) throws -> [ManifestEntry] {
    let files = try ManifestFile.all(in: folder)
    let whole = files.filter { !$0.isOfShard }
    guard !files.isEmpty else { throw GalleryError.noManifest(folder: folder) }
    var entries: [ManifestEntry] = []
    for file in whole.isEmpty ? files : whole {
      let manifest = try file.read()
      guard manifest.header != nil else { throw ManifestError.noHeader(path: file.path) }
      if !manifest.brokenLines.isEmpty {
        notes.append("\(file.path): \(ManifestVerification.text(ofBrokenLinesIn: manifest))")
      }
      entries += manifest.entries
    }
    // Of a file that shards share after another run, each line that fits would make a card.
    var seen: Set<[UInt8]> = []
    return entries.reversed().filter { seen.insert(Array($0.output.utf8)).inserted }.reversed()
  }

  private static func note(
    on listed: [ManifestEntry], without shown: [ManifestEntry]
  ) -> String? {
    let names = Set(shown.map(\.output))
    let left = listed.map(\.output).filter { !names.contains($0) }
    guard let first = left.first else { return nil }
    let others = left.count > 1 ? " and \(left.count - 1) more are" : " is"
    return "left out: '\(first)'\(others) missing or not what the manifest says; "
      + "run 'zoetrope batch' with --incremental again"
  }
}
