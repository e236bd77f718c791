// SPDX-License-Identifier: MIT

import Graphics

/// The rasteriser's coordinates: 32-bit integers in units of 1/1024 pixel.
///
/// From here on everything is a function of whole numbers, and areas are added as whole numbers, so
/// that no bit of a picture depends on the order of the work, the height of a band or the processor.
enum FixedPoint {
  static let fractionBits: Int32 = 10
  /// One pixel.
  static let one: Int32 = 1 << fractionBits
  /// Largest magnitude, in pixels, of a coordinate that is converted.
  ///
  /// Differences of two coordinates then fit in 31 bits, and those times 2³² in 63.
  static let limit = 524_288.0

  @inline(__always)
  static func holds(_ point: Point) -> Bool {
    point.x.magnitude <= limit && point.y.magnitude <= limit
  }

  /// `value`, in pixels and within ±`limit`, rounded to nearest; ties go to even.
  ///
  /// Adding 1.5·2⁴² leaves a Double whose last bit is worth 1/1024, and whose low 32 bits are the
  /// result in two's complement.
  @inline(__always)
  static func from(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 0x1.8p42).bitPattern)
  }

  /// The number of pixels that ``from(_:)`` makes of `value`.
  @inline(__always)
  static func nearest(_ value: Double) -> Double { (value + 0x1.8p42) - 0x1.8p42 }

  /// `value`, already in fixed point and below 2³¹, rounded to a whole number, ties to even.
  @inline(__always)
  static func rounded(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + 0x1.8p52).bitPattern)
  }

  /// `pixels` in fixed point, clamped to ±`limit`.
  static func from(pixels: Int) -> Int32 {
    Int32(max(-Int(limit), min(pixels, Int(limit)))) << fractionBits
  }
}
