// SPDX-License-Identifier: MIT

package import FileSystem

/// A preset that another extends cannot be read.
package struct UnreadableBase: Error, Sendable {
  package enum Cause: Sendable, Hashable {
    case file(FileSystemError)
    /// The word is no built-in preset, nor a file.
    case noBuiltIn(String)
  }

  package let cause: Cause
  /// The same, at the place of `extends`.
  package let reference: PresetError
}

extension UnreadableBase.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .noBuiltIn(let word):
      "there is no file and no built-in preset \(PrintableText.quoted(word))"
        + (BuiltInPresets.nearest(to: word).map { "; did you mean \"\($0)\"?" } ?? "")
    }
  }
}

extension UnreadableBase: CustomStringConvertible {
  package var description: String { reference.description }
}
