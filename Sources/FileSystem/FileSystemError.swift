// SPDX-License-Identifier: MIT

import Glibc

/// Why the file system did not do what was asked.
package enum FileSystemError: Error, Hashable {
  /// A call failed: `operation` is what it was for, such as "create", `code` is errno.
  case call(operation: String, path: String, code: Int32)
  /// Something that is not an ordinary file stands where one was expected.
  case notRegularFile(path: String, kind: FileKind)
  /// `path` exists and must not be replaced.
  case exists(path: String)
  /// `path` is longer than `limit` bytes.
  case tooLarge(path: String, limit: Int)
}

extension FileSystemError {
  /// What the failure means for the person or the script that called.
  package enum Cause: Hashable {
    /// There is nothing at the path.
    case missing
    /// An output cannot be made at the path: it exists, is a folder, lies on a read-only disk.
    case cannotCreate
    /// The user may not.
    case permission
    /// The disk is full or broken, or a quota is used up.
    case inputOutput
    /// Nobody reads the pipe any more.
    case closedPipe
    /// What was found is not what it must be.
    case unsuitable

    /// The cause behind an errno value.
    package init(code: Int32) {
      self =
        switch code {
        case ENOENT: .missing
        case ENOTDIR: .unsuitable
        case EEXIST, EISDIR, EROFS, ELOOP, ENAMETOOLONG, ETXTBSY: .cannotCreate
        case EACCES, EPERM: .permission
        case EPIPE: .closedPipe
        default: .inputOutput
        }
    }
  }

  package var cause: Cause {
    switch self {
    case .call(_, _, let code): Cause(code: code)
    case .notRegularFile, .tooLarge: .unsuitable
    case .exists: .cannotCreate
    }
  }
}

extension FileSystemError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .call(let operation, let path, let code):
      "cannot \(operation) '\(path)': \(SystemErrorCode.text(for: code))"
    case .notRegularFile(let path, let kind):
      "'\(path)' is \(kind), not a file; give the name of a file"
    case .exists(let path):
      "'\(path)' exists and is not replaced; remove it or leave out --no-overwrite"
    case .tooLarge(let path, let limit):
      "'\(path)' is larger than \(limit) bytes, the most that is read; is it the right file?"
    }
  }
}
