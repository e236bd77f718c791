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
    try DescriptorWriting.write(bytes, to: descriptor, path: name)
  }
}
