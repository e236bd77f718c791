// SPDX-License-Identifier: MIT

import Export

/// Finds which variant of a preset made a file.
struct Origins {
  /// Places among the variants, and among the outputs of one.
  struct Place: Hashable {
    let variant: Int
    let output: Int
  }

  let variants: [ResolvedPreset]
  private let outputs: [[UInt8]: (place: Place, digest: String)]

  /// Takes all variants of the preset that the user calls `place`.
  init(_ variants: [ResolvedPreset], of place: String) {
    self.variants = variants
    var outputs: [[UInt8]: (place: Place, digest: String)] = [:]
    for (index, variant) in variants.enumerated() {
      // The version is not looked at: another one has made the same from the same values.
      let item = try? BatchItem(variant, variant: index, of: place, version: "")
      for (number, output) in (item?.outputs ?? []).enumerated() {
        outputs[Array(output.name.utf8)] = (
          Place(variant: index, output: number), output.marker.digest
        )
      }
    }
    self.outputs = outputs
  }

  /// Nil if no variant makes the file any more, or one that was changed since.
  func place(of entry: ManifestEntry) -> Place? {
    guard let found = outputs[Array(entry.output.utf8)], found.digest == entry.marker.digest else {
      return nil
    }
    return found.place
  }
}
