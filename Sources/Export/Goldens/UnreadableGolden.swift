// SPDX-License-Identifier: MIT

package import FileSystem

/// A golden, or the folder of goldens, is there but cannot be read.
package struct UnreadableGolden: Error, Sendable, Hashable {
  package let error: FileSystemError
}

extension UnreadableGolden: CustomStringConvertible {
  package var description: String { error.description }
}
