// SPDX-License-Identifier: MIT

import Glibc

/// Writes all of a buffer, however little the kernel takes at a time.
enum DescriptorWriting {
  /// Writes `bytes` to `descriptor`; `path` is for the error.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileSystemError) {
    var written = 0
    while written < bytes.count {
      do throws(FileSystemError) {
        written += try SystemCall.run("write to", path) {
          // Safety: the range is within the buffer, which is lent for this call.
          unsafe bytes.withUnsafeBytes { buffer in
            unsafe Glibc.write(
              descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
          }
        }
      } catch .call(_, _, EAGAIN) {
        waitUntilWritable(descriptor)
      }
    }
  }

  /// Somebody made the pipe non-blocking, and it is full.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    unsafe poll(&request, 1, -1)
  }
}
