// SPDX-License-Identifier: MIT

import Glibc

/// A file that several programs append to, and that any of them may replace.
///
/// Whoever writes holds the file's lock, which the kernel gives back when its holder dies. Whoever
/// got the lock of a file that was replaced meanwhile opens the new one.
///
/// Safety: the descriptor is closed by its owner, which gives the lock back.
@safe package struct SharedFile {
  private let file: FileDescriptor
  private let descriptor: Int32
  private let path: String

  /// Opens the file at `path`, which is made if nothing is there, and waits for its lock; a pipe is
  /// refused without waiting for its reader.
  package init(lockedAt path: String) throws(FileSystemError) {
    self.path = path
    while true {
      let flags = O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
      let number = try SystemCall.run("append to", path) { unsafe open(path, flags, 0o666) }
      let file = FileDescriptor(owning: number, path: path)
      // A file system without locks leaves only the size of the writes to keep lines apart.
      _ = try? SystemCall.run("lock", path) { flock(number, LOCK_EX) }
      let opened = try FileStatus(descriptor: number, path: path)
      if InputFile.identity(of: path) == opened.identity || opened.kind != .regular {
        descriptor = number
        self.file = file
        return
      }
    }
  }

  package func append(_ bytes: [UInt8]) throws(FileSystemError) {
    try DescriptorWriting.write(bytes, to: descriptor, path: path)
  }

  /// Gives the lock back.
  package func close() throws(FileSystemError) {
    if let failure = file.close() { throw failure }
  }
}
