// SPDX-License-Identifier: MIT

/// Takes bytes, perhaps not all that it is given, as `write(2)` does.
package protocol ByteSink: AnyObject {
  /// Tries once to store the start of `bytes`, which is not empty.
  func write(_ bytes: Span<UInt8>) -> WriteAttempt

  /// Ends the sink; no write follows. Returns why it failed, if it did.
  func close() -> FileSystemError?
}

/// What became of one attempt to write.
package enum WriteAttempt {
  /// This many bytes, at least one, are stored.
  case wrote(Int)
  /// A signal came first: nothing is stored, and the same write may be tried again.
  case interrupted
  /// Nothing is stored, and trying again is no use.
  case failed(FileSystemError)
}
