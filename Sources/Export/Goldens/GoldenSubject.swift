// SPDX-License-Identifier: MIT

import FileSystem

/// A preset and the golden that belongs to it, by their places.
package struct GoldenSubject: Sendable, Hashable {
  /// The preset as the user calls it: a path, a built-in name, or `-`; nil if there is none.
  package let preset: String?
  /// Which of the preset's variants, such as `theme=dark`; empty if it has only one.
  package let variant: String
  /// The clip's name; where it is not known, that of the file.
  package let name: String
  package let goldenPath: String

  /// Ending of the names of goldens.
  static let ending = ".framehash"

  package init(preset: String?, variant: String = "", name: String, goldenPath: String) {
    self.preset = preset
    self.variant = variant
    self.name = name
    self.goldenPath = goldenPath
  }

  /// A golden without a preset.
  init(obsoleteGolden path: String) {
    let file = PathParts(path).name ?? path
    self.init(preset: nil, name: String(file.dropLast(Self.ending.count)), goldenPath: path)
  }

  /// What it is about, in one word or path.
  package var place: String { preset ?? goldenPath }

  /// The same with the variant: `Presets/card.json (theme=dark)`.
  package var title: String { variant.isEmpty ? place : "\(place) (\(variant))" }
  /// The title as a message shows it, on one line.
  package var shownTitle: String { PrintableText.line(title) }
  /// The place as a message shows it, on one line.
  package var shownPlace: String { PrintableText.line(place) }
  /// The path of the golden as a message shows it, on one line.
  package var shownGolden: String { PrintableText.line(goldenPath) }
}
