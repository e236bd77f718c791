// SPDX-License-Identifier: MIT

import FrameEncoding
import Graphics

/// How a clip that shall go on from its last frame to its first does so.
///
/// A seam shows as a step from last to first that is larger than the steps just before and after
/// it. Six small frames tell; the clip is not rendered for it.
package struct LoopSeam: Sendable, Hashable {
  /// From the last frame to the first.
  package let step: FrameStep
  /// The largest mean difference of the two steps before and the two after, in levels of 255.
  package let neighbours: Double

  /// Pixels of the longer side of the frames that are compared, at most.
  private static let longestSide = 256.0
  private static let neighbourCount = 2
  /// How many times its neighbours a seam must be.
  private static let factor = 2.0
  /// The part of the picture that must change visibly.
  private static let smallestShare = 0.0005

  /// Returns nil if `preset` does not claim to be seamless, plays once, or has only one frame.
  package init?(of preset: Preset) {
    let clip = preset.clip
    guard clip.isSeamless, clip.loop != .once, clip.frameCount > 1 else { return nil }
    let source = FrameSource(Self.small(preset))
    func step(from first: Int, to second: Int) -> FrameStep {
      FrameStep(
        from: source.frame(at: clip.rate.time(ofFrame: first)),
        to: source.frame(at: clip.rate.time(ofFrame: second)))
    }
    let last = clip.frameCount - 1
    let starts = Set(0..<min(Self.neighbourCount, last))
      .union(max(0, last - Self.neighbourCount)..<last)
    self.step = step(from: last, to: 0)
    neighbours = starts.map { step(from: $0, to: $0 + 1).meanDifference }.max() ?? 0
  }

  /// Whether people would notice.
  package var isVisible: Bool {
    step.meanDifference > Self.factor * neighbours && step.visibleShare >= Self.smallestShare
  }

  private static func small(_ preset: Preset) -> Preset {
    var preset = preset
    let size = preset.canvas.size
    preset.canvas.scale = min(preset.canvas.scale, longestSide / max(size.width, size.height))
    return preset
  }
}

extension LoopSeam: CustomStringConvertible {
  /// One line; of a seam that shows, also what to do.
  package var description: String {
    let size = "the last frame and the first differ by \(Self.text(step.meanDifference)) levels"
    let beside = "frames beside them by \(Self.text(neighbours))"
    guard isVisible else { return "no seam shows: \(size), \(beside)" }
    return "the loop shows a seam: \(size), \(beside) at most; make timing.duration a whole number "
      + "of the scene's periods, or set timing.seamless to false"
  }

  private static func text(_ value: Double) -> String {
    NumberText.of((value * 100).rounded() / 100)
  }
}
