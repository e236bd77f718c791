// SPDX-License-Identifier: MIT

import Graphics

/// The colours of a gradient at equal steps.
///
/// Colours are interpolated premultiplied, between the 8-bit colours that a solid paint of each stop
/// would have, and rounded to nearest.
struct GradientTable: Sendable {
  /// `PremultipliedColor.bits` at every n-th part of the way, both ends included.
  private(set) var colors: [UInt32] = []

  /// - Parameters:
  ///   - stops: At least one, in order of location.
  ///   - count: How many steps there are.
  init(stops: [Gradient.Stop], stepCount count: Int) {
    colors.reserveCapacity(count + 1)
    let stopColors = stops.map { PremultipliedColor($0.color) }
    var next = 0
    for step in 0...count {
      let location = Double(step) / Double(count)
      while next < stops.count, stops[next].location <= location { next += 1 }
      if next == 0 || next == stops.count {
        colors.append(stopColors[max(0, next - 1)].bits)
      } else {
        let start = stops[next - 1].location
        let fraction = (location - start) / (stops[next].location - start)
        colors.append(Self.mix(stopColors[next - 1], stopColors[next], fraction).bits)
      }
    }
  }

  /// How many steps a gradient has that stretches over `length` pixels: a power of two from 64 to
  /// 1,024, about four a pixel.
  static func stepCount(length: Double) -> Int {
    var count = 64
    while count < 1024, Double(count) < 4 * length { count *= 2 }
    return count
  }

  /// The colour at `fraction`, 0...1, of the way from `a` to `b`.
  private static func mix(
    _ a: PremultipliedColor, _ b: PremultipliedColor, _ fraction: Double
  ) -> PremultipliedColor {
    func component(_ a: UInt8, _ b: UInt8) -> UInt8 {
      PremultipliedColor.byte((Double(a) + (Double(b) - Double(a)) * fraction) / 255)
    }
    return PremultipliedColor(
      red: component(a.red, b.red), green: component(a.green, b.green),
      blue: component(a.blue, b.blue), alpha: component(a.alpha, b.alpha))
  }
}
