// SPDX-License-Identifier: MIT

import GIFEncoding
import Graphics

/// Tells overrides that make no difference to any file of a run.
///
/// Only what stores a clip is judged: the keys of the formats, and the matte. All else changes the
/// frames. Dither is for gradients behind a scene, and tables can be chosen where colours are left.
package struct OverrideEffects: Sendable {
  private let sections: Set<String>
  private let usesMatte: Bool
  private let usesDither: Bool
  private let usesTables: Bool

  /// `clips` are all that the run makes.
  package init(_ clips: [(preset: Preset, outputs: [ClipOutput])]) {
    sections = Set(clips.flatMap(\.outputs).map(\.format.section.rawValue))
    usesMatte = clips.contains { !$0.preset.canvas.isOpaque && !$0.outputs.isEmpty }
    usesDither = clips.contains { clip in
      guard case .gradient = clip.preset.canvas.background else { return false }
      return clip.outputs.contains { $0.format.section == .gif }
    }
    usesTables = clips.contains { clip in
      clip.preset.storage.gif.canHaveLocalTables
        && clip.outputs.contains { $0.format.section == .gif }
    }
  }

  /// Why an option has no effect and what to do, or nil if each has one.
  ///
  /// Overrides of one spelling are one option, which has an effect if any of them has.
  package func objection(to overrides: [Override]) -> String? {
    for override in overrides {
      let option = overrides.filter { $0.spelling == override.spelling }
      let reasons = option.compactMap(reason)
      if reasons.count == option.count, let reason = reasons.first {
        return "\(override.spelling) has no effect: \(reason)"
      }
    }
    return nil
  }

  private func reason(_ override: Override) -> String? {
    if override.keyPath == "canvas.matte" {
      return usesMatte
        ? nil : "the canvas is opaque; leave it out, or add --background transparent"
    }
    let section = override.keyPath.prefix { $0 != "." }
    guard let known = OutputFormat.Section(rawValue: String(section)),
      !sections.contains(known.rawValue)
    else {
      return reasonOfGIF(override.keyPath)
    }
    switch known {
    case .gif: return "no GIF is written; leave it out, or add an output that ends in .gif"
    case .video: return "no video is written; leave it out, or add an output that ends in .mp4"
    }
  }

  /// Why a key has no effect on the GIFs that are written.
  private func reasonOfGIF(_ keyPath: String) -> String? {
    switch keyPath {
    case "gif.dither" where !usesDither:
      "no GIF has a gradient as its background; leave it out"
    case "gif.palette" where !usesTables:
      "with fewer than \(GIFOptions.fewestLocalColors) colours a GIF has one table; leave it out, "
        + "or allow more"
    default: nil
    }
  }
}
