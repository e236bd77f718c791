// SPDX-License-Identifier: MIT

package import FileSystem

/// The text of a preset and where it is from: that decides what messages call it, where the files
/// that it extends lie, and its name if it gives none.
package struct PresetSource: Sendable {
  /// What kind of thing was read.
  package enum Place: Sendable, Hashable {
    case file(path: String)
    /// Inside the program, by name.
    case builtIn
    /// Standard input, or a text that was made; its bases lie in the current folder.
    case text
  }

  /// What messages call it.
  package let name: String
  package let place: Place
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8], named name: String, place: Place = .text) {
    self.bytes = bytes
    self.name = name
    self.place = place
  }

  /// Reads the file at `path`, at most `JSONReader.longestText` bytes of it.
  package init(path: String) throws(FileSystemError) {
    self.init(
      try InputFile.read(path, limit: JSONReader.longestText), named: path,
      place: .file(path: path))
  }

  /// The preset inside the program; nil if there is none of that name.
  package init?(builtIn name: String) {
    guard let bytes = BuiltInPresets.bytes(named: name) else { return nil }
    self.init(bytes, named: name, place: .builtIn)
  }
}
