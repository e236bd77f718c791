// SPDX-License-Identifier: MIT

/// Who looks after what a single output leaves to be done around it.
package enum Housekeeping: Sendable, Hashable {
  /// Each output removes what dead runs left under its name, and is on the disk before it has its
  /// name.
  case eachFile
  /// A run of many outputs does both for all together, before the first and after the last: once
  /// for a folder in place of once for a file, which for thousands of files is minutes less.
  case wholeRun
}
