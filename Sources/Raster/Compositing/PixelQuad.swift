// SPDX-License-Identifier: MIT

import Graphics

/// Four neighbouring pixels as 16-bit lanes, ready for 8 by 8 bit products.
///
/// `even` holds red and blue of each pixel in turn, `odd` green and alpha: the order that they have
/// in memory, so that packing and unpacking need masks and shifts but move no lane.
struct PixelQuad {
  var even: SIMD8<UInt16>
  var odd: SIMD8<UInt16>

  /// Unpacks `pixels`, each as `PremultipliedColor.bits`.
  @inline(__always)
  init(_ pixels: SIMD4<UInt32>) {
    let lanes: SIMD8<UInt16> = VectorBits.same(as: pixels)
    even = lanes & 255
    odd = lanes &>> 8
  }

  /// The alphas, each twice, so that they match all lanes.
  @inline(__always)
  var alpha: SIMD8<UInt16> {
    SIMD8(odd[1], odd[1], odd[3], odd[3], odd[5], odd[5], odd[7], odd[7])
  }

  /// One value a pixel, 0...255, as lanes.
  @inline(__always)
  static func lanes(_ values: SIMD4<Int32>) -> SIMD8<UInt16> {
    let narrow = SIMD4<UInt16>(truncatingIfNeeded: values)
    return SIMD8(
      narrow[0], narrow[0], narrow[1], narrow[1], narrow[2], narrow[2], narrow[3], narrow[3])
  }

  /// The pixels whose components are the high bytes of `even` and `odd`.
  @inline(__always)
  static func packedHighBytes(
    even: SIMD8<UInt16>, odd: SIMD8<UInt16>
  ) -> SIMD4<UInt32> {
    VectorBits.same(as: (even &>> 8) | (odd & 0xff00))
  }
}
