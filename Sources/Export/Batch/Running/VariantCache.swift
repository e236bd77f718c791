// SPDX-License-Identifier: MIT

import Synchronization

/// Keeps the variants of the preset that was read last: a preset of a thousand variants, which come
/// one after the other, is not read a thousand times.
final class VariantCache: Sendable {
  private struct Entry: Sendable {
    let place: String
    let variants: [ResolvedPreset]
  }

  private let last = Mutex<Entry?>(nil)
  private let load: BatchRunner.Loading

  init(_ load: @escaping BatchRunner.Loading) { self.load = load }

  func variants(of place: String) throws -> [ResolvedPreset] {
    if let entry = last.withLock(\.self), entry.place.utf8.elementsEqual(place.utf8) {
      return entry.variants
    }
    let variants = try load(place)
    // A single one is not asked for again.
    if variants.count > 1 { last.withLock { $0 = Entry(place: place, variants: variants) } }
    return variants
  }
}
