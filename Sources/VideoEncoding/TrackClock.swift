// SPDX-License-Identifier: MIT

package import FrameEncoding

/// Counts a movie's time in whole ticks, so that every frame and the whole are exact.
///
/// A movie's own clock is a millisecond by default, which would round the duration; the whole file
/// uses the track's clock instead.
package struct TrackClock: Sendable, Hashable {
  package let rate: FrameRate
  /// Ticks in a second.
  package let timescale: Int
  package let ticksPerFrame: Int

  /// Fewest ticks in a second; coarser clocks confuse some editors, so FFmpeg avoids them too.
  private static let fewestTicks = 10_000
  /// By how many frames, at most, x264 delays a picture beyond its time.
  private static let longestDelay = 32

  /// Makes a clock for `frameCount` frames.
  ///
  /// - Throws: `EncodingError.rateUnsupported` if a second or the clip has more ticks than 31 bits
  ///   count: FFmpeg's files would no longer begin at 0.
  package init(_ rate: FrameRate, frameCount: Int) throws(EncodingError) {
    var timescale = rate.numerator
    var ticks = rate.denominator
    while timescale < Self.fewestTicks && ticks <= Int32.max {
      timescale *= 2
      ticks *= 2
    }
    // The stream states half frames too, in 32 bits (ITU-T H.264, E.2.1, time_scale).
    guard timescale <= Int32.max, ticks <= Int(Int32.max) / (frameCount + Self.longestDelay) else {
      throw .rateUnsupported(rate: rate, format: "MP4")
    }
    self.rate = rate
    self.timescale = timescale
    ticksPerFrame = ticks
  }
}
