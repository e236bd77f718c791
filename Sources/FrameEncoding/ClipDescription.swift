// SPDX-License-Identifier: MIT

package import Graphics

/// What every encoder knows of a clip before its first frame.
package struct ClipDescription: Sendable, Hashable {
  /// Size of the frames, in pixels.
  package var width: Int
  package var height: Int
  package var rate: FrameRate
  /// Frames that will come; at least 1.
  package var frameCount: Int
  package var loop: LoopCount
  /// How much longer than the others the last frame stays, in seconds: a hold, or less than nothing
  /// if the clip ends before the frame would.
  package var lastFrameExtension: Double
  /// Whether frames can have pixels that are not opaque.
  package var isTransparent: Bool
  /// The opaque colour that a format without full alpha lays transparent frames on.
  package var matte: Color
  /// One frame of the clip's background alone, grown to even sides by at most a pixel at the right
  /// and at the bottom: what a format that needs even sides shows there.
  package var evenBackground: PixelBuffer
  /// A line that the file carries beside the pictures, such as where they come from; empty for none.
  package var comment: String

  package init(
    width: Int, height: Int, rate: FrameRate, frameCount: Int, loop: LoopCount,
    lastFrameExtension: Double = 0, isTransparent: Bool, matte: Color,
    evenBackground: PixelBuffer, comment: String = ""
  ) {
    self.width = width
    self.height = height
    self.rate = rate
    self.frameCount = frameCount
    self.loop = loop
    self.lastFrameExtension = lastFrameExtension
    self.isTransparent = isTransparent
    self.matte = matte
    self.evenBackground = evenBackground
    self.comment = comment
  }

  /// Length of the clip in seconds.
  package var duration: Double { rate.time(ofFrame: frameCount) + lastFrameExtension }
}
