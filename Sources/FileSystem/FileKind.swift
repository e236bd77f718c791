// SPDX-License-Identifier: MIT

/// What stands at a path.
package enum FileKind: Sendable, Hashable {
  case regular
  case folder
  case symbolicLink
  /// A FIFO, a socket or a device: reading may never end, and replacing it would break something.
  case special
}

extension FileKind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .regular: "a file"
    case .folder: "a folder"
    case .symbolicLink: "a symbolic link"
    case .special: "a pipe, socket or device"
    }
  }
}
