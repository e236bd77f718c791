// SPDX-License-Identifier: MIT

import Glibc

/// Owns an open file and makes one system call at a time on it.
///
/// Safety: memory is lent to the kernel for the length of one call; the number is closed once, by
/// `close()` or when the owner goes.
@safe package final class FileDescriptor: ByteSink {
  private var number: Int32

  /// Takes over an open descriptor and will close it.
  package init(owning number: Int32) { self.number = number }

  /// Opens an existing file for writing from its start.
  package convenience init(writingTo path: String) throws(FileFailure) {
    self.init(owning: try Self.open(path, O_WRONLY))
  }

  /// Opens a file for reading from its start.
  package convenience init(readingFrom path: String) throws(FileFailure) {
    self.init(owning: try Self.open(path, O_RDONLY))
  }

  deinit { _ = close() }

  package func write(_ bytes: Span<UInt8>) -> WriteAttempt {
    let count = unsafe bytes.withUnsafeBytes {
      unsafe Glibc.write(number, $0.baseAddress, $0.count)
    }
    if count > 0 { return .wrote(count) }
    if count == 0 { return .failed(FileFailure(operation: "write", code: EIO)) }
    return errno == EINTR ? .interrupted : .failed(.last("write"))
  }

  /// Reads up to `buffer.count` bytes to its start and returns how many; 0 is the end of the file.
  package func read(into buffer: inout [UInt8]) throws(FileFailure) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(number, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last("read") }
    }
  }

  /// Closes the file, once; later calls do nothing.
  ///
  /// An interrupted `close(2)` has closed the file on Linux, so it is not tried again.
  package func close() -> FileFailure? {
    guard number >= 0 else { return nil }
    let status = Glibc.close(number)
    let failure: FileFailure? = status == 0 || errno == EINTR ? nil : .last("close")
    number = -1
    return failure
  }

  private static func open(_ path: String, _ flags: Int32) throws(FileFailure) -> Int32 {
    // A C string would end at the zero byte and name another file.
    guard !path.utf8.contains(0) else { throw FileFailure(operation: "open", code: EINVAL) }
    while true {
      let number = unsafe Glibc.open(path, flags | O_CLOEXEC)
      if number >= 0 { return number }
      guard errno == EINTR else { throw .last("open") }
    }
  }
}
