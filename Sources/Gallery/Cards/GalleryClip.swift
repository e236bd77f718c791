// SPDX-License-Identifier: MIT

package import Export
import FrameEncoding

/// One file of a gallery, with what is known of the preset that it was made from.
package struct GalleryClip: Sendable {
  package let entry: ManifestEntry
  /// What made it; nil if the preset is gone or was changed since.
  package let origin: ResolvedPreset?

  /// The size in which it is shown: points, or pixels where points are not known.
  var shownSize: (width: Int, height: Int) {
    let scale = origin?.preset.canvas.scale ?? 1
    func shown(_ pixels: Int) -> Int { max(1, Int((Double(pixels) / scale).rounded())) }
    return (shown(entry.clip.width), shown(entry.clip.height))
  }

  /// What a picture of it tells to those who do not see it.
  var title: String {
    guard let origin, !origin.preset.title.isEmpty else { return entry.name }
    return origin.axes.isEmpty
      ? origin.preset.title
      : "\(origin.preset.title) (\(origin.axes.map(\.label).joined(separator: ", ")))"
  }

  var isVideo: Bool { entry.clip.format != "gif" }

  /// Frames a second, if they are known.
  var framesPerSecond: Double? {
    guard let rate = origin?.preset.clip.rate,
      let format = OutputFormatCatalog.format(named: entry.clip.format)
    else { return nil }
    return format.clock.supportedRate(nearest: rate).framesPerSecond
  }

  /// `200 × 200 px, 80 frames, 1.6 s, 50 fps`.
  var facts: String {
    [
      "\(entry.clip.width) × \(entry.clip.height) px",
      FactText.count(entry.clip.frameCount, "frame"),
      "\(FactText.rounded(entry.clip.duration)) s",
      framesPerSecond.map { "\(FactText.rounded($0)) fps" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
