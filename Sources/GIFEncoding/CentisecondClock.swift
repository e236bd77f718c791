// SPDX-License-Identifier: MIT

package import FrameEncoding

/// Hands out frame delays in whole centiseconds that never drift from a clip's rate.
///
/// A GIF delay is a multiple of 0.01 s, so a frame of 1/30 s cannot be stored. The *end* of every
/// frame is rounded instead of its length, in integers: no frame begins or ends more than half a
/// centisecond off, and the sum is the duration to half a centisecond, however long the clip is.
///
/// Source: GIF89a specification, section 23, "Delay Time".
package struct CentisecondClock {
  /// The shortest delay that browsers keep; they show a shorter one for 10.
  package static let shortestDelay = 2
  /// The highest rate at which no frame is shorter than `shortestDelay`.
  package static let highestRate = FrameRate(100, per: shortestDelay)

  private let rate: FrameRate
  private var frameCount = 0
  /// Centiseconds handed out so far.
  private var elapsed = 0

  /// - Parameter rate: At most `highestRate`.
  package init(rate: FrameRate) {
    precondition(
      Self.canKeep(rate), "a rate that GIF cannot hold is replaced before the frames are made")
    self.rate = rate
  }

  /// Whether no frame at this rate is shorter than `shortestDelay`.
  package static func canKeep(_ rate: FrameRate) -> Bool {
    Int128(shortestDelay) * Int128(rate.numerator) <= 100 * Int128(rate.denominator)
  }

  /// The delay of the next frame, at least `shortestDelay`.
  package mutating func nextDelay() -> Int {
    frameCount += 1
    // 128 bits: any rate that fits in two integers is exact.
    let denominator = Int128(rate.numerator)
    let end =
      (200 * Int128(frameCount) * Int128(rate.denominator) + denominator)
      / (2 * denominator)
    let delay = Int(clamping: end - Int128(elapsed))
    elapsed += delay
    return delay
  }
}
