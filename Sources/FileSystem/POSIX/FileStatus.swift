// SPDX-License-Identifier: MIT

import Glibc

/// What the file system says of an open file.
struct FileStatus {
  let kind: FileKind
  let identity: FileIdentity
  /// Length in bytes.
  let byteCount: Int

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .special
      }
    identity = FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    byteCount = Int(status.st_size)
  }

  /// The status of the file behind `descriptor`; `path` is for the error.
  init(descriptor: Int32, path: String) throws(FileSystemError) {
    var status = stat()
    try SystemCall.run("examine", path) { unsafe fstat(descriptor, &status) }
    self.init(status)
  }
}
