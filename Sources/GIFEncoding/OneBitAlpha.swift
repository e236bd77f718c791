// SPDX-License-Identifier: MIT

import ColorQuantization
import FrameEncoding
import Graphics

/// Makes every pixel of a clip opaque, or clear where the clip may have holes.
///
/// GIF has one bit of alpha. A pixel that covers half or more is laid on the matte and becomes
/// opaque, so that edges have the colour they would have on that background; one that covers less
/// is left out. In a clip without transparency everything is laid on the matte.
struct OneBitAlpha {
  /// The lowest alpha that counts as opaque: half of 255, rounded up.
  static let threshold: UInt8 = 128

  private let matte: PremultipliedColor
  private let leavesHoles: Bool

  init(_ clip: ClipDescription) {
    matte = PremultipliedColor(clip.matte.withAlpha(1))
    leavesHoles = clip.isTransparent
  }

  /// The pixels of `frame`, each with alpha 255 or `OpaqueColor.clear`.
  func pixels(of frame: PixelBuffer) -> [UInt32] {
    // A loop without an exit, which processors are fast at.
    let common = frame.pixels.reduce(.max) { $0 & $1 }
    if PremultipliedColor(bits: common).alpha == 255 { return frame.pixels }
    var pixels = frame.composed(over: matte).pixels
    if leavesHoles {
      for index in pixels.indices
      where PremultipliedColor(bits: frame.pixels[index]).alpha < Self.threshold {
        pixels[index] = OpaqueColor.clear
      }
    }
    return pixels
  }
}
