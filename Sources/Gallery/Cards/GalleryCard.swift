// SPDX-License-Identifier: MIT

import Export

/// The files of one clip: its formats, and its scales if the preset has several.
package struct GalleryCard: Sendable {
  /// In the order of the preset; at least one.
  package let clips: [GalleryClip]

  /// What made them; nil if the preset is gone or was changed since.
  var origin: ResolvedPreset? { clips.lazy.compactMap(\.origin).first }

  /// The clip's name, without its variant if that is told beside it.
  package var name: String { origin?.preset.name ?? clips[0].entry.name }

  /// What tells the clip from others of its preset: `theme dark, pace 0.4`; nil if nothing does.
  package var variant: String? {
    guard let axes = origin?.axes.filter({ !isShared($0) }), !axes.isEmpty else { return nil }
    return axes.map { "\($0.name) \($0.label)" }.joined(separator: ", ")
  }

  /// What the clip is about; nil if nobody said so.
  var title: String? {
    guard let title = origin?.preset.title, !title.isEmpty, title != name else { return nil }
    return title
  }

  /// The name, and the variant if there is one.
  var fullName: String { [name, variant].compactMap(\.self).joined(separator: ", ") }

  /// Of each clip, what tells it from the others on the card: `GIF`, or `GIF 2x`.
  var labels: [String] {
    let scales = Set(clips.map { $0.origin?.preset.canvas.scale })
    let plain = clips.map { clip in
      let format = clip.entry.clip.format.uppercased()
      guard scales.count > 1, let scale = clip.origin?.preset.canvas.scale else { return format }
      return "\(format) \(FactText.rounded(scale))x"
    }
    // Two files of one format and scale can only be told by their names.
    return zip(clips, plain).map { clip, label in
      plain.count { $0 == label } == 1 ? label : clip.entry.output
    }
  }

  /// Whether clips with different values of the axis are on one card.
  private func isShared(_ axis: VariantAxis) -> Bool { axis.name == GalleryCatalog.scaleAxis }
}
