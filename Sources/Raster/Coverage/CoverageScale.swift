// SPDX-License-Identifier: MIT

/// How many of an area's 21 fraction bits a shape's cells keep.
///
/// A shape of n segments can wind around a pixel n times. With all bits, 32-bit cells wrap around
/// after 2,047 windings; even-odd counts do not mind, but a non-zero one could come out as zero.
/// Shapes of more segments than that keep fewer bits, down to 10, which is still finer than the
/// 8 bits of a pixel. The number follows from the segments alone, so that it is the same in every
/// view.
struct CoverageScale: Sendable {
  static let fullBits: Int32 = 21

  let droppedBits: Int32

  init(segmentCount: Int) {
    var dropped: Int32 = 0
    while dropped < 11, segmentCount >= 2_047 << Int(dropped) { dropped += 1 }
    droppedBits = dropped
  }

  /// Binary logarithm of a wholly covered pixel's cell sum.
  var bits: Int32 { Self.fullBits - droppedBits }

  /// A wholly covered pixel's cell sum.
  var wholePixel: Int32 { 1 &<< bits }

  /// Areas of 0 to a whole pixel as 0...255, rounded to nearest.
  @inline(__always)
  func byte(_ areas: SIMD4<Int32>) -> SIMD4<Int32> {
    ((areas &<< 8) &- areas &+ SIMD4(repeating: wholePixel &>> 1)) &>> SIMD4(repeating: bits)
  }
}
