// SPDX-License-Identifier: MIT

package import FrameEncoding
import GIFEncoding
import VideoEncoding

/// How a format counts time.
package enum FormatClock: Sendable, Hashable {
  /// Each frame has a delay of its own, and the file says how often it plays: GIF.
  case centiseconds
  /// All frames are as long, in ticks of a clock that suits them; players decide how often: movies.
  case ticks

  /// The rate nearest to `rate` that can be stored.
  package func supportedRate(nearest rate: FrameRate) -> FrameRate {
    switch self {
    case .centiseconds: GIFEncoder.supportedRate(nearest: rate)
    case .ticks: rate
    }
  }

  /// What a file says of a clip's time; its rate must be one that can be stored.
  package func stored(_ timing: ClipTiming) throws(EncodingError) -> StoredTiming {
    switch self {
    case .centiseconds:
      var clock = CentisecondClock(
        rate: timing.rate, frameCount: timing.frameCount,
        lastFrameExtension: timing.lastFrameExtension)
      let delays = (0..<timing.frameCount).map { _ in clock.nextDelay() }
      return .delays(delays.filter { $0 > 0 })
    case .ticks:
      let held = max(0, timing.rate.frameCount(nearest: timing.lastFrameExtension))
      let frameCount = timing.frameCount + held
      let clock = try TrackClock(timing.rate, frameCount: frameCount)
      return .ticks(
        frameCount: frameCount, perFrame: clock.ticksPerFrame, perSecond: clock.timescale)
    }
  }

  /// How often a file says that it plays; nil if it says nothing.
  package func storedLoop(_ loop: LoopCount) -> LoopCount? { self == .centiseconds ? loop : nil }
}
