// SPDX-License-Identifier: MIT

/// Where bytes go: a descriptor, or memory in tests.
package protocol OutputChannel: Sendable {
  /// Writes all bytes or reports why not.
  func write(_ bytes: [UInt8]) throws(FileSystemError)
}

extension OutputChannel {
  /// Writes `text` as UTF-8.
  package func write(_ text: String) throws(FileSystemError) { try write(Array(text.utf8)) }
}
