// SPDX-License-Identifier: MIT

/// What became of one attempt to write.
package enum WriteAttempt {
  /// This many bytes, at least one, are stored.
  case wrote(Int)
  /// A signal came first: nothing is stored, and the same write may be tried again.
  case interrupted
  /// Nothing is stored, and trying again is no use.
  case failed(FileSystemError)
}
