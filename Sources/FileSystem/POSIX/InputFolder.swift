// SPDX-License-Identifier: MIT

import Glibc

/// Looks into folders.
package enum InputFolder {
  /// Whether a folder, or a link to one, is at `path`, whether or not it can be opened.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && FileStatus(status).kind == .folder
  }

  /// The names of all that is in the folder at `path`, in no order, without `.` and `..`; if it is
  /// optional, a folder that is not there has none.
  package static func names(
    in path: String, isOptional: Bool = false
  ) throws(FileSystemError) -> [String] {
    do throws(FileSystemError) {
      return try Folder(path: path).names().filter { $0 != "." && $0 != ".." }
    } catch .call(_, _, ENOENT) where isOptional {
      return []
    }
  }
}
