// SPDX-License-Identifier: MIT

/// What happened in a folder that is watched.
package enum FolderEvent: Sendable, Hashable {
  /// The file `name` of `folder` was saved, came, went, or has other rights.
  case file(name: String, folder: String)
  /// The folder was removed, moved away or unmounted, and is watched no longer.
  case folderGone(String)
  /// More happened than the system could tell.
  case anything
}
