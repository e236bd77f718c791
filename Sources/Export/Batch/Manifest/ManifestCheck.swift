// SPDX-License-Identifier: MIT

import FileSystem

/// Compares files with what a manifest says of them.
package enum ManifestCheck {
  package enum Finding: Sendable, Hashable {
    case same
    case missing
    /// The file has another length or another content.
    case differs(found: FileDigest)
  }

  /// Looks at the file of `entry` in `folder`.
  ///
  /// - Throws: What keeps a file that is there from being read.
  package static func finding(for entry: ManifestEntry, in folder: String) throws -> Finding {
    do {
      let found = try FileDigest(ofFileAt: PathParts.joined(folder, entry.output))
      return found == entry.file ? .same : .differs(found: found)
    } catch let error as FileSystemError where error.cause == .missing {
      return .missing
    }
  }
}
