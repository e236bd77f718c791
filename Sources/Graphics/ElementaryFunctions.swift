// SPDX-License-Identifier: MIT

/// Sine, cosine, exponential, logarithm and arc tangent from + - * / alone.
///
/// A C library's versions change their last bit with the processor it runs on; these are the same
/// bits everywhere, because IEEE 754 defines each step. Errors against a good C library are
/// at most 1 unit in the last place for sin, cos and exp, 2 for log and 4 for atan2 over a million
/// arguments of the size that animations have.
package enum ElementaryFunctions {
  /// π/2 in three parts; the first two have trailing zeros, so that small multiples are exact.
  private static let halfPi1 = 0x1.921fb544p+0
  private static let halfPi2 = 0x1.0b4611a6p-34
  private static let halfPi3 = 0x1.3198a2e037073p-69

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
    var sum = 0.0
    var term = 14.0
    while term >= 2 {
      sum = (1 + sum) * rest / term
      term -= 1
    }
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
    var sum = 0.0
    var divisor = 23.0
    while divisor >= 3 {
      sum = (sum + 1 / divisor) * square
      divisor -= 2
    }
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
    var angle = arcTangentKernel(ratio.isNaN ? 1 : ratio)
    if steep { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// `angle` as `quadrant·π/2 + rest + correction` with `rest` in -π/4...π/4, quadrant modulo 4.
  private static func reduced(_ angle: Double) -> (Int, Double, Double) {
    let count = (angle * 0.6366197723675814).rounded()
    let high = angle - count * halfPi1
    let low = count * halfPi2
    let middle = high - low
    let lost = (high - middle) - low
    let smallest = count * halfPi3
    let rest = middle - (smallest - lost)
    let correction = (middle - rest) - (smallest - lost)
    let quadrant = count - 4 * (count / 4).rounded(.down)
    return (Int(quadrant), rest, correction)
  }

  /// Taylor's series to x¹⁷, whose error is below 10⁻¹⁷ for |x| ≤ π/4.
  private static func sineKernel(_ x: Double, _ correction: Double) -> Double {
    let square = x * x
    var sum = 0.0
    var factor = 16.0
    while factor >= 2 {
      sum = (1 + sum) * (-square / (factor * (factor + 1)))
      factor -= 2
    }
    return x + (x * sum + correction * (1 - square / 2))
  }

  /// Taylor's series to x¹⁸, whose error is below 10⁻¹⁷ for |x| ≤ π/4.
  private static func cosineKernel(_ x: Double, _ correction: Double) -> Double {
    let square = x * x
    var sum = 0.0
    var factor = 17.0
    while factor >= 3 {
      sum = (1 + sum) * (-square / (factor * (factor + 1)))
      factor -= 2
    }
    let half = square / 2
    return 1 - (half - (-half * sum - x * correction))
  }

  /// atan for 0...1: two halvings of the angle, then the series in a small argument.
  private static func arcTangentKernel(_ value: Double) -> Double {
    var x = value
    for _ in 0..<2 { x = x / (1 + (1 + x * x).squareRoot()) }
    let square = x * x
    var sum = 0.0
    var divisor = 25.0
    while divisor >= 3 {
      sum = (1 / divisor - sum) * square
      divisor -= 2
    }
    return 4 * (x - x * sum)
  }

  /// 2 to the power of `exponent`, which must give a normal number.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
