// SPDX-License-Identifier: MIT

/// The project's rounding rule in 16-bit lanes.
enum Rounding {
  /// `(product + 127) / 255`, for products up to 65,152, without a division.
  ///
  /// That bound is the largest sum of products that source-over has.
  @inline(__always)
  static func divided(_ product: SIMD8<UInt16>) -> SIMD8<UInt16> {
    dividedInHighByte(product) &>> 8
  }

  /// ``divided(_:)`` in the high byte of each lane, above bits that mean nothing.
  @inline(__always)
  static func dividedInHighByte(_ product: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let raised = product &+ 128
    return raised &+ (raised &>> 8)
  }
}
