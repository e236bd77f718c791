// SPDX-License-Identifier: MIT

package import FrameEncoding

/// Whether a clip is still what its preset makes.
package enum ClipFreshness: Sendable, Hashable {
  case fresh
  /// The preset is the same, but this program is meant to draw it differently.
  case drawnAtOtherEpoch(Int)
  /// The clip was made from other values: the preset is not what it was, or options changed it.
  /// What changed is known only if the preset's golden is of the same values as the clip.
  case madeFromOtherValues([ValueChange])

  /// Compares what a clip says of its origin with a preset; nothing is drawn.
  ///
  /// `golden` is the preset's, if there is one: it names the values behind the digest.
  package init(
    of clip: MarkedClip, from resolved: ResolvedPreset, golden: ClipRecord?
  ) throws(EncodingError) {
    let digest = try ClipMarker.digest(of: resolved, for: clip.section)
    if clip.marker.digest == digest {
      let isSame = clip.marker.epoch == RenderEpoch.current
      self = isSame ? .fresh : .drawnAtOtherEpoch(clip.marker.epoch)
      return
    }
    guard let golden else {
      self = .madeFromOtherValues([])
      return
    }
    let recorded = golden.values + resolved.values.filter { !$0.decidesFrames }
    // Whether the recorded canvas was opaque is not worked out: one of both is the clip's.
    var isGolden = false
    for hasMatte in [false, true] where !isGolden {
      let digest = try ClipMarker.digest(of: recorded, for: clip.section, hasMatte: hasMatte)
      isGolden = digest == clip.marker.digest
    }
    self = .madeFromOtherValues(
      isGolden ? ValueChange.changes(from: golden.values, to: resolved.decidingValues) : [])
  }
}
