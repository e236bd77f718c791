// SPDX-License-Identifier: MIT

import ColorQuantization

/// Frames like those of the heart fountain: twenty hearts in nine colours with a white stroke rise
/// over white and fade, their edges anti-aliased by distance.
struct FadingHearts {
  let width = 120
  let height = 180
  let frameCount = 24

  private static let fills = [
    0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x5AC8FA, 0x007AFF, 0x5856D6, 0xAF52DE, 0xFF2D55,
  ].map { OpaqueColor(red: $0 >> 16, green: $0 >> 8 & 255, blue: $0 & 255) }

  func frame(_ index: Int) -> [UInt32] {
    var pixels = [SIMD3<Double>](repeating: SIMD3(repeating: 255), count: width * height)
    for heart in 0..<20 {
      let age = (Double(index) / Double(frameCount) + Double(heart) / 20)
        .truncatingRemainder(dividingBy: 1)
      let fill = Self.fills[heart % 9]
      draw(
        SIMD3(Double(fill.red), Double(fill.green), Double(fill.blue)), into: &pixels,
        atX: 15 + Double(heart * 37 % 90) + 6 * age, y: 165 - 150 * age, opacity: 0.9 * (1 - age))
    }
    return pixels.map {
      OpaqueColor(red: Int($0.x + 0.5), green: Int($0.y + 0.5), blue: Int($0.z + 0.5)).bits
    }
  }

  private func draw(
    _ fill: SIMD3<Double>, into pixels: inout [SIMD3<Double>], atX centerX: Double,
    y centerY: Double, opacity: Double
  ) {
    for y in max(0, Int(centerY) - 16)..<min(height, Int(centerY) + 16) {
      for x in max(0, Int(centerX) - 16)..<min(width, Int(centerX) + 16) {
        let distance = Self.distanceToHeart(
          x: abs(Double(x) + 0.5 - centerX), y: Double(y) + 0.5 - centerY)
        let inside = min(1, max(0, 0.5 - distance))
        let stroke = 0.8 * min(1, max(0, 1 - abs(distance)))
        let color = fill + (SIMD3(repeating: 255) - fill) * stroke
        let alpha = opacity * max(inside, stroke)
        pixels[y * width + x] += (color - pixels[y * width + x]) * alpha
      }
    }
  }

  /// Signed distance, in pixels, to two discs above a wedge; negative inside.
  ///
  /// `x` is not negative.
  private static func distanceToHeart(x: Double, y: Double) -> Double {
    let (lobeX, lobeY) = (x - 5, y + 4)
    let lobe = (lobeX * lobeX + lobeY * lobeY).squareRoot() - 6
    let wedge = max((x + y - 8.5) * 0.5.squareRoot(), -4 - y)
    return min(lobe, wedge)
  }
}
