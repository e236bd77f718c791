// SPDX-License-Identifier: MIT

import Glibc

/// Makes folders.
package enum OutputFolder {
  /// Makes the folder at `path` if nothing is there; the folder above must exist.
  package static func make(_ path: String) throws(FileSystemError) {
    do throws(FileSystemError) {
      try SystemCall.run("create the folder", path) { unsafe mkdir(path, 0o777) }
    } catch .call(_, _, EEXIST) {
      try Folder(path: path).checkWritable()
    }
  }

  /// Removes temporary files of the outputs `names` that dead runs left in the folder at `path`.
  package static func removeStaleTemporaryFiles(
    in path: String, for names: Set<String>
  ) throws(FileSystemError) {
    try Folder(path: path).removeStaleTemporaryFiles(forAny: names)
  }

  /// Waits until all that was written in the folder at `path` is on the disk, however many files
  /// that are.
  ///
  /// Everything else that waits to be written is waited for, too. A thousand files one by one would
  /// take a thousand turns of the disk. On Linux `sync` returns when all is written, and says
  /// nothing of errors; those of the folder are told.
  package static func synchronizeAll(in path: String) throws(FileSystemError) {
    let folder = try Folder(path: path)
    sync()
    try folder.synchronize()
  }
}
