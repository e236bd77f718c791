// SPDX-License-Identifier: MIT

import Glibc

/// Owns an open file and makes one system call at a time on it.
///
/// Safety: memory is lent to the kernel for the length of one call; the number is closed once, by
/// `close()` or when the owner goes.
@safe package final class FileDescriptor: ByteSink {
  private var number: Int32
  /// What errors call the file.
  private let path: String

  /// Takes over an open descriptor and will close it; `path` is for errors.
  package init(owning number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  /// Opens an existing file for writing from its start.
  package convenience init(writingTo path: String) throws(FileSystemError) {
    self.init(owning: try Self.open(path, O_WRONLY), path: path)
  }

  /// Opens a regular file for reading from its start; a pipe or device is refused without waiting
  /// for it.
  package convenience init(readingFrom path: String) throws(FileSystemError) {
    self.init(owning: try Self.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY), path: path)
    let kind = try FileStatus(descriptor: number, path: path).kind
    guard kind == .regular else { throw .notRegularFile(path: path, kind: kind) }
  }

  deinit { _ = close() }

  package func write(_ bytes: Span<UInt8>) -> WriteAttempt {
    let count = unsafe bytes.withUnsafeBytes {
      unsafe Glibc.write(number, $0.baseAddress, $0.count)
    }
    if count > 0 { return .wrote(count) }
    let code = count == 0 ? EIO : errno
    return code == EINTR
      ? .interrupted : .failed(.call(operation: "write", path: path, code: code))
  }

  /// Reads up to `buffer.count` bytes to its start and returns how many; 0 is the end of the file.
  package func read(into buffer: inout [UInt8]) throws(FileSystemError) -> Int {
    try SystemCall.run("read", path) {
      unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(number, $0.baseAddress, $0.count) }
    }
  }

  /// Closes the file, once; later calls do nothing.
  ///
  /// An interrupted `close(2)` has closed the file on Linux, so it is not tried again.
  package func close() -> FileSystemError? {
    guard number >= 0 else { return nil }
    let status = Glibc.close(number)
    let code = errno
    number = -1
    return status == 0 || code == EINTR ? nil : .call(operation: "close", path: path, code: code)
  }

  private static func open(_ path: String, _ flags: Int32) throws(FileSystemError) -> Int32 {
    // A C string would end at the zero byte and name another file.
    guard !path.utf8.contains(0) else {
      throw .call(operation: "open", path: path, code: EINVAL)
    }
    return try SystemCall.run("open", path) { unsafe Glibc.open(path, flags | O_CLOEXEC) }
  }
}
