// SPDX-License-Identifier: MIT

import Glibc

/// A file of this run that other runs can tell is in use: it is locked while it is open.
///
/// Safety: the descriptor is closed once, by `deinit`.
@safe final class LockedFile: Sendable {
  private let descriptor: Int32

  /// Takes over an open descriptor.
  ///
  /// A file system without locks leaves only the process number in the name to tell.
  init(adopting descriptor: Int32) {
    self.descriptor = descriptor
    flock(descriptor, LOCK_EX | LOCK_NB)
  }

  deinit { close(descriptor) }

  /// Length in bytes.
  var byteCount: Int {
    (try? FileStatus(descriptor: descriptor, path: ""))?.byteCount ?? 0
  }

  /// Appends `bytes`; `path` is for the error.
  func write(_ bytes: [UInt8], path: String) throws(FileSystemError) {
    try DescriptorWriting.write(bytes, to: descriptor, path: path)
  }

  /// Waits until the content is on the disk; `path` is for the error.
  func synchronize(path: String) throws(FileSystemError) {
    try SystemCall.run("save", path) { fsync(descriptor) }
  }
}
