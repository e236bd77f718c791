// SPDX-License-Identifier: MIT

package import FileSystem

/// Compares files with what a manifest says of them.
package enum ManifestCheck {
  package enum Finding: Sendable, Hashable {
    case same
    case missing
    /// The file has another length or another content.
    case differs(found: FileDigest)
    /// Something is there that cannot be read.
    case unreadable(FileSystemError)
  }

  /// Looks at the file of `entry` in `folder`.
  ///
  /// - Throws: `EncodingError` if the library refuses the hash function.
  package static func finding(for entry: ManifestEntry, in folder: String) throws -> Finding {
    do {
      let found = try FileDigest(ofFileAt: PathParts.joined(folder, entry.output))
      return found == entry.file ? .same : .differs(found: found)
    } catch let error as FileSystemError {
      return error.cause == .missing ? .missing : .unreadable(error)
    }
  }
}
