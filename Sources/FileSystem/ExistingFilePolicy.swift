// SPDX-License-Identifier: MIT

/// What happens to a file that already stands where an output goes.
package enum ExistingFilePolicy: Sendable, Hashable {
  /// The new file takes its place once it is complete.
  case replace
  /// It stays and the output is refused, also if it appears while the output is being made.
  case refuse
}
