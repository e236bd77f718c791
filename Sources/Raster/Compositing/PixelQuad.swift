// SPDX-License-Identifier: MIT

import Graphics

/// Four neighbouring pixels as 16-bit lanes, ready for 8 by 8 bit products.
///
/// `even` holds the four reds, then the four blues; `odd` the four greens, then the four alphas.
/// Both come from the packed pixels by a mask or a shift, so that no lane moves far.
struct PixelQuad {
  var even: SIMD8<UInt16>
  var odd: SIMD8<UInt16>

  @inline(__always)
  init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
    self.even = even
    self.odd = odd
  }

  /// Unpacks `pixels`, each as `PremultipliedColor.bits`.
  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) {
    let pairs = SIMD8<UInt16>(
      lowHalf: SIMD4(truncatingIfNeeded: pixels), highHalf: SIMD4(truncatingIfNeeded: pixels &>> 16)
    )
    even = pairs & 255
    odd = pairs &>> 8
  }

  @inline(__always)
  var packed: SIMD4<UInt32> {
    let pairs = even | (odd &<< 8)
    return SIMD4<UInt32>(truncatingIfNeeded: pairs.lowHalf)
      | (SIMD4<UInt32>(truncatingIfNeeded: pairs.highHalf) &<< 16)
  }

  /// The alphas, twice, so that they match all lanes.
  @inline(__always)
  var alpha: SIMD8<UInt16> {
    SIMD8(lowHalf: odd.highHalf, highHalf: odd.highHalf)
  }
}
