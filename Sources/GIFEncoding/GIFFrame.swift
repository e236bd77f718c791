// SPDX-License-Identifier: MIT

/// One image block of a GIF without its pixels: where, how long, and what comes after.
package struct GIFFrame: Hashable, Sendable {
  /// What becomes of the area once the delay is over.
  package enum Disposal: UInt8, Sendable {
    /// The picture stays and the next frame is drawn over it.
    case keep = 1
    /// The area becomes transparent: "restore to background", as all players do it.
    case clear = 2
  }

  /// The longest delay that the format's 16 bits hold, in centiseconds.
  package static let longestDelay = 65535

  package var area: PixelArea
  package var delayInCentiseconds: Int
  package var disposal: Disposal
  /// The index that leaves a pixel as it is, if the frame has such pixels.
  package var transparentIndex: UInt8?

  package init(
    area: PixelArea, delayInCentiseconds: Int, disposal: Disposal, transparentIndex: UInt8?
  ) {
    self.area = area
    self.delayInCentiseconds = delayInCentiseconds
    self.disposal = disposal
    self.transparentIndex = transparentIndex
  }
}
