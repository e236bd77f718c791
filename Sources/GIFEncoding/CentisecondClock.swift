// SPDX-License-Identifier: MIT

package import FrameEncoding

/// Hands out frame delays in whole centiseconds that never drift from a clip's rate.
///
/// A GIF delay is a multiple of 0.01 s, so a frame of 1/30 s cannot be stored. The *end* of every
/// frame is rounded instead of its length, in integers: no frame begins or ends more than half a
/// centisecond off, and the sum is the duration to half a centisecond, however long the clip is. The
/// last delay is longer by a hold, or shorter where a clip ends before its last frame would. Where it
/// would be too short, the frame before gives it a centisecond that it can spare, or stays in its
/// place.
///
/// Source: GIF89a specification, section 23, "Delay Time".
package struct CentisecondClock {
  /// The shortest delay that browsers keep; they show a shorter one for 10.
  package static let shortestDelay = 2
  /// The highest rate at which no frame is shorter than `shortestDelay`.
  package static let highestRate = FrameRate(100, per: shortestDelay)

  private static let microsecondsPerCentisecond: Int128 = 10_000

  private let rate: FrameRate
  private let lastFrame: Int
  /// How much longer than the others the last frame stays.
  private let extensionInMicroseconds: Int
  private var frameCount = 0
  /// Centiseconds handed out so far.
  private var elapsed = 0

  /// - Parameters:
  ///   - rate: At most `highestRate`.
  ///   - frameCount: Frames of the clip; with 0 all frames are alike.
  ///   - lastFrameExtension: How much longer than the others the last one stays, in seconds; some
  ///     hours at most.
  package init(rate: FrameRate, frameCount: Int = 0, lastFrameExtension: Double = 0) {
    precondition(
      Self.canKeep(rate), "a rate that GIF cannot hold is replaced before the frames are made")
    self.rate = rate
    lastFrame = frameCount
    extensionInMicroseconds = Int((lastFrameExtension * 1e6).rounded())
  }

  /// Whether no frame at this rate is shorter than `shortestDelay`.
  package static func canKeep(_ rate: FrameRate) -> Bool {
    Int128(shortestDelay) * Int128(rate.numerator) <= 100 * Int128(rate.denominator)
  }

  /// The delay of the next frame, at least `shortestDelay`; 0 of a clip's last frame if that has no
  /// time of its own.
  package mutating func nextDelay() -> Int {
    frameCount += 1
    if frameCount == lastFrame, frameCount > 1, elapsed >= end(ofFrame: lastFrame) { return 0 }
    var delay = self.delay(until: end(ofFrame: frameCount))
    if frameCount + 1 == lastFrame {
      let endOfClip = end(ofFrame: lastFrame)
      let missing = Int128(Self.shortestDelay) - (endOfClip - Int128(elapsed + delay))
      if missing == 1, delay > Self.shortestDelay {
        delay -= 1
      } else if missing > 0 {
        delay = self.delay(until: endOfClip)
      }
    }
    elapsed += delay
    return delay
  }

  private func delay(until end: Int128) -> Int {
    max(Self.shortestDelay, Int(clamping: end - Int128(elapsed)))
  }

  /// When a frame ends, counted from 1, in centiseconds, halves rounded up.
  ///
  /// 128 bits: any rate that fits in two integers is exact.
  private func end(ofFrame frame: Int) -> Int128 {
    let unit = Self.microsecondsPerCentisecond
    let added = frame == lastFrame ? Int128(extensionInMicroseconds) : 0
    let denominator = Int128(rate.numerator) * unit
    let numerator =
      100 * Int128(frame) * Int128(rate.denominator) * unit + added * Int128(rate.numerator)
    return (2 * numerator + denominator) / (2 * denominator)
  }
}
