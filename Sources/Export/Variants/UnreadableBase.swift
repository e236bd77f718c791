// SPDX-License-Identifier: MIT

package import FileSystem

/// Why a file that a preset extends could not be read.
package struct UnreadableBase: Error, Sendable {
  package enum Cause: Sendable {
    case file(FileSystemError)
    /// No built-in preset has the name.
    case noBuiltIn(String, nearest: String?)
  }

  package let cause: Cause
  /// The place of `extends`, as `PresetError` tells it.
  package let reference: PresetError
}

extension UnreadableBase: CustomStringConvertible {
  package var description: String { reference.description }
}
