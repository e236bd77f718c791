// SPDX-License-Identifier: MIT

import Presets

/// The presets inside the program, by name.
package enum BuiltInPresets {
  /// In order of the alphabet.
  package static let names = PresetLibrary.files.map { name(of: $0.name) }.sorted()

  /// The bytes of the preset's file, or nil if there is none of that name.
  package static func bytes(named name: String) -> [UInt8]? {
    PresetLibrary.files.first { Self.name(of: $0.name) == name }?.bytes
  }

  /// The preset that was probably meant.
  package static func nearest(to name: String) -> String? { NearestName.of(name, among: names) }

  private static func name(of file: String) -> String { String(file.dropLast(".json".count)) }
}
