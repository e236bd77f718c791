// SPDX-License-Identifier: MIT

/// The preset files of this folder, which are part of the program.
///
/// The manifest names each of them as a resource to embed; the package manager makes a constant of
/// each, but no list: that is this one.
package enum PresetLibrary {
  package struct File: Sendable {
    /// With its extension.
    package let name: String
    package let bytes: [UInt8]
  }

  package static let files: [File] = []
}
