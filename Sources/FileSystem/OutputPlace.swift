// SPDX-License-Identifier: MIT

/// A folder and a name in it, where an output is meant to go.
package struct OutputPlace: Sendable {
  let folder: Folder
  package let name: String
  private let path: String

  /// Opens the folder of `path`; fails if it does not exist or `path` names no file.
  package init(path: String) throws(FileSystemError) {
    let parts = PathParts(path)
    guard let name = parts.name else {
      throw .notRegularFile(path: path, kind: .folder)
    }
    self.path = path
    self.name = name
    folder = try Folder(path: parts.folder)
  }

  /// Fails if the output could not be put here: the folder is not writable, or something stands
  /// here that must stay.
  package func check(_ policy: ExistingFilePolicy) throws(FileSystemError) {
    try folder.checkWritable()
    guard let kind = try folder.kind(of: name) else { return }
    guard kind == .regular || kind == .symbolicLink else {
      throw .notRegularFile(path: path, kind: kind)
    }
    if policy == .refuse { throw .exists(path: path) }
  }

  /// The same for two paths that lead to one place.
  package var identity: Identity {
    get throws(FileSystemError) { Identity(folder: try folder.identity, name: name) }
  }

  package struct Identity: Sendable, Hashable {
    let folder: FileIdentity
    let name: String
  }
}
