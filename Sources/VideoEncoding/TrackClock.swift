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

  /// - Throws: `EncodingError.library` if the rate needs a number of more than 31 bits.
  package init(_ rate: FrameRate) throws(EncodingError) {
    var timescale = rate.numerator
    var ticks = rate.denominator
    while timescale < Self.fewestTicks && ticks <= Int32.max {
      timescale *= 2
      ticks *= 2
    }
    // The stream states half frames too, in 32 bits (ITU-T H.264, E.2.1, time_scale).
    guard timescale <= Int32.max, ticks <= Int32.max else {
      throw .library(
        name: "MP4", operation: "choosing the clock",
        detail: "\(rate) frames a second needs a number of more than 31 bits; "
          + "give the rate as a simpler fraction")
    }
    self.rate = rate
    self.timescale = timescale
    ticksPerFrame = ticks
  }
}
