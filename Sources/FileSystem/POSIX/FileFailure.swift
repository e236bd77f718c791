// SPDX-License-Identifier: MIT

import Glibc

/// A system call on a file that failed.
package struct FileFailure: Error, Hashable {
  /// The call's name, such as `write`.
  package let operation: String
  /// `errno` after the call.
  package let code: Int32

  package init(operation: String, code: Int32) {
    self.operation = operation
    self.code = code
  }

  /// The failure of the call that set `errno` just now.
  static func last(_ operation: String) -> FileFailure {
    FileFailure(operation: operation, code: errno)
  }

  /// The C library's words for `code`, such as `No space left on device`.
  package var detail: String {
    var text = [CChar](repeating: 0, count: 256)
    guard unsafe strerror_r(code, &text, text.count) == 0 else { return "error \(code)" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension FileFailure: CustomStringConvertible {
  /// `write: No space left on device`.
  package var description: String { "\(operation): \(detail)" }
}
