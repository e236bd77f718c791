// SPDX-License-Identifier: MIT

package import FileSystem

/// Why a preset could not be read at all.
package enum InputError: Error, Hashable {
  case unreadable(FileSystemError)
  case noPreset(String, nearest: String?)
  /// A folder without presets.
  case emptyFolder(String)
}

extension InputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let error):
      error.description
    case .noPreset(let word, let nearest):
      "there is no file and no built-in preset '\(word)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "see 'zoetrope list'")
    case .emptyFolder(let folder):
      "there is no preset in the folder '\(folder)': no file that ends in .json"
    }
  }
}
