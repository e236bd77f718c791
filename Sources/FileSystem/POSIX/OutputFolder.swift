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
}
