// SPDX-License-Identifier: MIT

/// Takes bytes, perhaps not all that it is given, as `write(2)` does.
package protocol ByteSink: AnyObject {
  /// Tries once to store the start of `bytes`, which is not empty.
  func write(_ bytes: Span<UInt8>) -> WriteAttempt

  /// Ends the sink; no write follows. Returns why it failed, if it did.
  func close() -> FileSystemError?
}
