// SPDX-License-Identifier: MIT

import Export
import WebPage

/// Why there is nothing that a gallery could show.
package enum GalleryError: Error, Hashable {
  case noFolder(String)
  case noManifest(folder: String)
  /// The manifest lists so many clips, none of which is there as it says.
  case noClips(folder: String, listedCount: Int)
}

extension GalleryError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFolder(let folder):
      "there is no folder '\(PrintableText.line(folder))'"
    case .noManifest(let folder):
      "there is no manifest in '\(PrintableText.line(folder))' that says what its clips are; "
        + "make clips and manifest with 'zoetrope batch PRESETS --out-dir \(ShellWord.of(path: folder))'"
    case .noClips(let folder, 0):
      "the manifest in '\(PrintableText.line(folder))' lists no clip; did the batch fail?"
    case .noClips(let folder, let count):
      "of \(count) file\(count == 1 ? "" : "s") that the manifest in '\(PrintableText.line(folder))' "
        + "lists none is there and as it says; run 'zoetrope batch' with --incremental again"
    }
  }
}
