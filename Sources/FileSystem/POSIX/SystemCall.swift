// SPDX-License-Identifier: MIT

import Glibc

/// The one place where results of system calls are looked at.
enum SystemCall {
  /// Runs `call` until no signal interrupts it.
  ///
  /// - Returns: What the call returned, never negative.
  /// - Throws: `FileSystemError.call` with `operation`, `path` and errno.
  @discardableResult
  static func run<Result: FixedWidthInteger>(
    _ operation: String, _ path: String, _ call: () -> Result
  ) throws(FileSystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw .call(operation: operation, path: path, code: code) }
    }
  }
}
