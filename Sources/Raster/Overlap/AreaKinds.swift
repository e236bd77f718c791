// SPDX-License-Identifier: MIT

import Graphics

/// Tells what kinds of areas four pixels have: a byte a pixel, a bit a kind.
struct AreaKinds {
  /// Above zero, below zero, more than a whole pixel of either sign, less than that, and that an
  /// edge is in the block; kinds that only overlaps have side by side are neighbours.
  private static let positive: Int32 = 1
  private static let negative: Int32 = 2
  private static let beyond: Int32 = 4
  private static let less: Int32 = 8
  private static let edge: Int32 = 16

  /// Four pixels that are not covered.
  static let empty: UInt32 = 0x0808_0808

  private let margin: SIMD4<Int32>
  private let upper: SIMD4<Int32>
  private let lower: SIMD4<Int32>

  /// - Parameter wholePixel: Area of a whole pixel.
  @inline(__always)
  init(wholePixel: Int32) {
    // A 32nd may come from rounding where edges are cut.
    let slack = wholePixel &>> 5
    margin = SIMD4(repeating: slack)
    upper = SIMD4(repeating: wholePixel &+ slack)
    lower = SIMD4(repeating: wholePixel &- slack)
  }

  /// The kinds of four areas of a block that edges touch.
  @inline(__always)
  func ofBlock(_ areas: SIMD4<Int32>) -> UInt32 {
    let kinds = kinds(areas) | Self.edge
    return UInt32(truncatingIfNeeded: kinds[0] | kinds[1] &<< 8 | kinds[2] &<< 16 | kinds[3] &<< 24)
  }

  /// The kinds of four pixels that no edge touches and that all have one area.
  @inline(__always)
  func ofGap(_ area: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: kinds(SIMD4(repeating: area))[0]) &* 0x0101_0101
  }

  @inline(__always)
  private func kinds(_ areas: SIMD4<Int32>) -> SIMD4<Int32> {
    let sign = areas &>> 31
    let size = (areas ^ sign) &- sign
    // Each difference is negative, all bits of its sign set, if the area is of that kind.
    return (((margin &- areas) &>> 31) & Self.positive)
      | (((margin &+ areas) &>> 31) & Self.negative)
      | (((upper &- size) &>> 31) & Self.beyond) | (((size &- lower) &>> 31) & Self.less)
  }

  /// A bit for each of four pixels that have an edge in their block.
  @inline(__always)
  static func edges(_ kinds: UInt32) -> UInt32 { kinds &>> 4 & 0x0101_0101 }

  /// `kinds` of any pixel as those of all four.
  @inline(__always)
  static func anywhere(_ kinds: UInt32) -> UInt32 {
    let pairs = kinds | kinds &>> 16
    return (pairs | pairs &>> 8) & 0xff &* 0x0101_0101
  }

  /// A bit for each of four pixels around which there are, together, kinds that only overlaps have.
  ///
  /// `kinds` are all kinds in and around each of them. By the non-zero rule, nothing is wrong where
  /// nothing is less than a whole pixel.
  @inline(__always)
  static func suspects(_ kinds: UInt32, by rule: FillRule) -> UInt32 {
    let pairs = kinds & kinds &>> 1
    let beyond = rule == .nonZero ? pairs : kinds
    return (pairs | beyond &>> 2) & 0x0101_0101
  }
}
