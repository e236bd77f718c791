// SPDX-License-Identifier: MIT

import Glibc

/// Writes to standard output or standard error, and notices every failure.
package struct StandardStream: OutputChannel {
  package static let output = StandardStream(descriptor: 1, name: "standard output")
  package static let error = StandardStream(descriptor: 2, name: "standard error")

  private let descriptor: Int32
  private let name: String

  /// Whether a person looks at it.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal, nil if it is none.
  package var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  package func write(_ bytes: [UInt8]) throws(FileSystemError) {
    var written = 0
    while written < bytes.count {
      do throws(FileSystemError) {
        written += try SystemCall.run("write to", name) {
          // Safety: the range is within the buffer, which is lent for this call.
          unsafe bytes.withUnsafeBytes { buffer in
            unsafe Glibc.write(
              descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
          }
        }
      } catch .call(_, _, EAGAIN) {
        waitUntilWritable()
      }
    }
  }

  /// Somebody made the pipe non-blocking and it is full.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    unsafe poll(&request, 1, -1)
  }
}
