// SPDX-License-Identifier: MIT

package import FrameEncoding

/// Length, rate and loop of a clip.
package struct ClipTiming: Sendable, Hashable {
  /// Seconds, without the hold.
  package var duration: Double
  package var rate: FrameRate
  package var loop: LoopCount
  /// How long the last frame stays beyond its own length, in seconds.
  package var holdEnd: Double
  /// Whether the scene should go on from the last frame to the first without a seam.
  package var isSeamless: Bool

  package init(
    duration: Double, rate: FrameRate, loop: LoopCount, holdEnd: Double = 0, isSeamless: Bool
  ) {
    self.duration = duration
    self.rate = rate
    self.loop = loop
    self.holdEnd = holdEnd
    self.isSeamless = isSeamless
  }

  /// Frames at `rate`: k/rate for every k with k/rate before the end, at least one.
  package var frameCount: Int {
    let count = duration * rate.framesPerSecond
    return max(1, Int((count - 1e-9).rounded(.up)))
  }

  /// How much longer than the others the last frame stays, in seconds; less than 0 if the clip ends
  /// before the frame would.
  package var lastFrameExtension: Double { duration + holdEnd - rate.time(ofFrame: frameCount) }
}
