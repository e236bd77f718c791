// SPDX-License-Identifier: MIT

/// What kinds of areas some pixels have.
struct AreaSigns: OptionSet, Sendable {
  let rawValue: UInt8

  static let positive = AreaSigns(rawValue: 1)
  static let negative = AreaSigns(rawValue: 2)
  /// More than a whole pixel, of either sign.
  static let beyond = AreaSigns(rawValue: 4)

  /// Whether only a shape that overlaps itself has them.
  var isSuspicious: Bool { contains(.beyond) || isSuperset(of: [.positive, .negative]) }

  /// The area that may come from rounding where edges are cut.
  static func margin(of wholePixel: Int32) -> Int32 { wholePixel &>> 5 }
}

extension AreaSigns {
  /// Collects the kinds of areas in sign bits.
  struct Collector {
    private let margin: SIMD4<Int32>
    private let limit: SIMD4<Int32>
    private var positive = SIMD4<Int32>.zero
    private var negative = SIMD4<Int32>.zero
    private var beyond = SIMD4<Int32>.zero

    @inline(__always)
    init(wholePixel: Int32) {
      margin = SIMD4(repeating: AreaSigns.margin(of: wholePixel))
      limit = SIMD4(repeating: wholePixel) &+ margin
    }

    @inline(__always)
    mutating func add(_ areas: SIMD4<Int32>) {
      positive |= margin &- areas
      negative |= margin &+ areas
      beyond |= (limit &- areas) | (limit &+ areas)
    }

    @inline(__always)
    var signs: AreaSigns {
      var signs = AreaSigns()
      if positive.min() < 0 { signs.insert(.positive) }
      if negative.min() < 0 { signs.insert(.negative) }
      if beyond.min() < 0 { signs.insert(.beyond) }
      return signs
    }
  }
}
