// SPDX-License-Identifier: MIT

package import Export

/// The cards of a gallery, from the lines of a manifest and the presets they name.
package struct GalleryCatalog: Sendable {
  /// The axis of a matrix whose values are only other sizes of one picture.
  static let scaleAxis = "scale"

  /// Sorted by the presets' places, then in the order of each preset.
  package let cards: [GalleryCard]
  /// Presets that are gone or were changed since, sorted.
  package let lostPresets: [String]

  /// Makes cards of `entries`; `variants` gives what the preset at a place stands for now, nil if it
  /// cannot be read.
  package init(_ entries: [ManifestEntry], variants: (String) -> [ResolvedPreset]?) {
    var cards: [GalleryCard] = []
    var lost: [String] = []
    let families = Dictionary(grouping: entries) { Array($0.preset.utf8) }
    for place in families.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let family = families[place, default: []]
      let preset = family[0].preset
      let origins = Origins(variants(preset) ?? [], of: preset)
      let members = family.map { Member($0, origins.place(of: $0)) }
      if members.contains(where: { $0.place == nil }) { lost.append(preset) }
      cards += Self.cards(of: members.sorted(by: Self.isBefore), origins.variants)
    }
    self.cards = cards
    lostPresets = lost
  }

  /// A line with the place of what made it; nil if that is not known.
  private struct Member {
    let entry: ManifestEntry
    let place: Origins.Place?

    init(_ entry: ManifestEntry, _ place: Origins.Place?) {
      self.entry = entry
      self.place = place
    }
  }

  private static func isBefore(_ one: Member, _ other: Member) -> Bool {
    switch (one.place, other.place) {
    case (let one?, let other?):
      (one.variant, one.output) < (other.variant, other.output)
    case (nil, nil):
      one.entry.output.utf8.lexicographicallyPrecedes(other.entry.output.utf8)
    case (let place, nil): place != nil
    case (nil, _): false
    }
  }

  /// Puts members together that are one clip in other formats and scales.
  private static func cards(of members: [Member], _ variants: [ResolvedPreset]) -> [GalleryCard] {
    var order: [[String]] = []
    var groups: [[String]: [GalleryClip]] = [:]
    for member in members {
      let origin = member.place.map { variants[$0.variant] }
      let axes = origin?.axes.filter { $0.name != scaleAxis }
      let key = axes.map { ["known"] + $0.map(\.description) } ?? ["lost", member.entry.name]
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(GalleryClip(entry: member.entry, origin: origin))
    }
    return order.map { GalleryCard(clips: groups[$0, default: []]) }
  }
}
