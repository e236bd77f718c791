// SPDX-License-Identifier: MIT

/// Sine, cosine, exponential, logarithm and arc tangent from + - * / alone.
///
/// A C library's versions change their last bit with the processor it runs on; these are the same
/// bits everywhere, because IEEE 754 defines each step. Errors against a good C library are
/// at most 1 unit in the last place for sin, cos and exp, 2 for log and atan2, for arguments of the
/// size that animations have.
package enum ElementaryFunctions {
  /// π/2 in three parts; the first two have trailing zeros, so that small multiples are exact.
  private static let halfPi1 = 0x1.921fb544p+0
  private static let halfPi2 = 0x1.0b4611a6p-34
  private static let halfPi3 = 0x1.3198a2e037073p-69
  /// π/2 rounded, and what rounding took from it.
  private static let halfPi = 0x1.921fb54442d18p+0
  private static let halfPiRest = 0x1.1a62633145c07p-54
  /// Larger angles, in radians, are first reduced by a 2π that is rounded, and lose precision.
  private static let largestAngle = 1e6

  package static func sin(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let (quadrant, rest, correction) = reduced(angle)
    switch quadrant {
    case 0: return sineKernel(rest, correction)
    case 1: return cosineKernel(rest, correction)
    case 2: return -sineKernel(rest, correction)
    default: return -cosineKernel(rest, correction)
    }
  }

  package static func cos(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let (quadrant, rest, correction) = reduced(angle)
    switch quadrant {
    case 0: return cosineKernel(rest, correction)
    case 1: return -sineKernel(rest, correction)
    case 2: return -cosineKernel(rest, correction)
    default: return sineKernel(rest, correction)
    }
  }

  package static func tan(_ angle: Double) -> Double { sin(angle) / cos(angle) }

  /// e to the power of `exponent`; infinite above about 709.78, 0 below about -745.
  package static func exp(_ exponent: Double) -> Double {
    if exponent.isNaN { return .nan }
    if exponent > 709.782712893384 { return .infinity }
    if exponent < -745.2 { return 0 }
    let count = (exponent * 1.4426950408889634).rounded()
    let high = exponent - count * 0x1.62e42fee00000p-1
    let low = count * 0x1.a39ef35793c76p-33
    let rest = high - low
    let correction = (high - rest) - low
    // (e^x - 1 - x)/x, to x¹⁴.
    var sum = 1.0 / 87_178_291_200
    sum = sum * rest + 1.0 / 6_227_020_800
    sum = sum * rest + 1.0 / 479_001_600
    sum = sum * rest + 1.0 / 39_916_800
    sum = sum * rest + 1.0 / 3_628_800
    sum = sum * rest + 1.0 / 362_880
    sum = sum * rest + 1.0 / 40_320
    sum = sum * rest + 1.0 / 5_040
    sum = sum * rest + 1.0 / 720
    sum = sum * rest + 1.0 / 120
    sum = sum * rest + 1.0 / 24
    sum = sum * rest + 1.0 / 6
    sum = (sum * rest + 0.5) * rest
    let value = 1 + (rest + (rest * sum + correction))
    return value * powerOfTwo(Int(count) / 2) * powerOfTwo(Int(count) - Int(count) / 2)
  }

  /// The natural logarithm; -infinity at 0, NaN below.
  package static func log(_ value: Double) -> Double {
    if value.isNaN || value < 0 { return .nan }
    if value == 0 { return -.infinity }
    if value == .infinity { return .infinity }
    var exponent = Double(value.exponent)
    var mantissa = value.significand
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    let difference = mantissa - 1
    let ratio = difference / (2 + difference)
    let square = ratio * ratio
    // (artanh(x) - x)/x, to x²³.
    var sum = 1.0 / 23
    sum = sum * square + 1.0 / 21
    sum = sum * square + 1.0 / 19
    sum = sum * square + 1.0 / 17
    sum = sum * square + 1.0 / 15
    sum = sum * square + 1.0 / 13
    sum = sum * square + 1.0 / 11
    sum = sum * square + 1.0 / 9
    sum = sum * square + 1.0 / 7
    sum = sum * square + 1.0 / 5
    sum = (sum * square + 1.0 / 3) * square
    let high = exponent * 0x1.62e42fee00000p-1
    let low = exponent * 0x1.a39ef35793c76p-33
    return high + (2 * ratio + (2 * ratio * sum + low))
  }

  /// The angle from the x axis to (x, y), in -π...π; 0 at the origin.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if x == 0 && y == 0 { return 0 }
    let steep = abs(y) > abs(x)
    let ratio = steep ? abs(x) / abs(y) : abs(y) / abs(x)
    var (angle, correction) = arcTangentKernel(ratio.isNaN ? 1 : ratio)
    if steep {
      angle = halfPi - angle
      correction = halfPiRest - correction
    }
    if x < 0 {
      angle = 2 * halfPi - angle
      correction = 2 * halfPiRest - correction
    }
    return y < 0 ? -(angle + correction) : angle + correction
  }

  /// `angle` as `quadrant·π/2 + rest + correction` with `rest` in -π/4...π/4, quadrant modulo 4.
  private static func reduced(_ angle: Double) -> (Int, Double, Double) {
    let angle = abs(angle) < largestAngle ? angle : angle.remainder(dividingBy: 4 * halfPi)
    let count = (angle * 0.6366197723675814).rounded()
    let high = angle - count * halfPi1
    let low = count * halfPi2
    let middle = high - low
    let lost = (high - middle) - low
    let smallest = count * halfPi3
    let rest = middle - (smallest - lost)
    let correction = (middle - rest) - (smallest - lost)
    return (Int(count) & 3, rest, correction)
  }

  /// Taylor's series to x¹⁷, whose error is below 10⁻¹⁷ for |x| ≤ π/4.
  private static func sineKernel(_ x: Double, _ correction: Double) -> Double {
    let square = x * x
    var sum = 1.0 / 355_687_428_096_000
    sum = sum * square - 1.0 / 1_307_674_368_000
    sum = sum * square + 1.0 / 6_227_020_800
    sum = sum * square - 1.0 / 39_916_800
    sum = sum * square + 1.0 / 362_880
    sum = sum * square - 1.0 / 5_040
    sum = sum * square + 1.0 / 120
    sum = (sum * square - 1.0 / 6) * square
    return x + (x * sum + correction * (1 - square / 2))
  }

  /// Taylor's series to x¹⁸, whose error is below 10⁻¹⁷ for |x| ≤ π/4.
  private static func cosineKernel(_ x: Double, _ correction: Double) -> Double {
    let square = x * x
    var sum = -1.0 / 6_402_373_705_728_000
    sum = sum * square + 1.0 / 20_922_789_888_000
    sum = sum * square - 1.0 / 87_178_291_200
    sum = sum * square + 1.0 / 479_001_600
    sum = sum * square - 1.0 / 3_628_800
    sum = sum * square + 1.0 / 40_320
    sum = sum * square - 1.0 / 720
    sum = (sum * square + 1.0 / 24) * square
    // 1 - square/2 is rounded; what it lost comes back with the small terms.
    let half = square / 2
    let main = 1 - half
    return main + (((1 - main) - half) + (sum * square - x * correction))
  }

  /// atan for 0...1 as a sum: from the nearest eighth it is the arc tangent of at most 1/16.
  private static func arcTangentKernel(_ value: Double) -> (Double, Double) {
    let eighth = (value * 8).rounded()
    let base = eighth / 8
    let x = (value - base) / (1 + value * base)
    let square = x * x
    var sum = -1.0 / 15
    sum = sum * square + 1.0 / 13
    sum = sum * square - 1.0 / 11
    sum = sum * square + 1.0 / 9
    sum = sum * square - 1.0 / 7
    sum = sum * square + 1.0 / 5
    sum = (sum * square - 1.0 / 3) * square
    let (angle, rest) = arcTangentOfEighths(Int(eighth))
    return (angle, rest + (x + x * sum))
  }

  /// The arc tangent of `count`/8, for 0...8, and what rounding took from it.
  private static func arcTangentOfEighths(_ count: Int) -> (Double, Double) {
    switch count {
    case 0: (0, 0)
    case 1: (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59)
    case 2: (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57)
    case 3: (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56)
    case 4: (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
    case 5: (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58)
    case 6: (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56)
    case 7: (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56)
    default: (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55)
    }
  }

  /// 2 to the power of `exponent`, which must give a normal number.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
