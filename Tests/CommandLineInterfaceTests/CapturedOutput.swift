// SPDX-License-Identifier: MIT

import FileSystem
import Synchronization

/// Keeps what is written to it, or fails as a broken stream does.
final class CapturedOutput: OutputChannel {
  private let bytes = Mutex<[UInt8]>([])
  /// errno of every write; nil if they work.
  private let failure: Int32?

  init(failingWith failure: Int32? = nil) { self.failure = failure }

  var contents: [UInt8] { bytes.withLock { $0 } }
  var text: String { String(decoding: contents, as: UTF8.self) }

  func write(_ new: [UInt8]) throws(FileSystemError) {
    if let failure {
      throw .call(operation: "write to", path: "standard output", code: failure)
    }
    bytes.withLock { $0 += new }
  }
}
