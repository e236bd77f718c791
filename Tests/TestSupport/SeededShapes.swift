// SPDX-License-Identifier: MIT

package import Graphics

/// Shapes for tests that are different every time but the same in every run.
package struct SeededShapes {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// A number in `range`, uniform.
  ///
  /// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (SplitMix64).
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let fraction = Double(bits >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }

  package mutating func integer(in range: ClosedRange<Int>) -> Int {
    Int(number(in: Double(range.lowerBound)...(Double(range.upperBound) + 0.999)))
  }

  package mutating func point(in rect: Rect) -> Point {
    let x = number(in: rect.minX...rect.maxX)
    return Point(x: x, y: number(in: rect.minY...rect.maxY))
  }

  /// The corners of a polygon, most often one that crosses itself.
  package mutating func polygon(corners: Int, in rect: Rect) -> [Point] {
    (0..<corners).map { _ in point(in: rect) }
  }

  /// A closed path of lines and curves.
  package mutating func path(segments: Int, in rect: Rect) -> Path {
    var path = Path()
    path.move(to: point(in: rect))
    for index in 0..<segments {
      switch index % 3 {
      case 0: path.line(to: point(in: rect))
      case 1:
        let control = point(in: rect)
        path.quad(to: point(in: rect), control: control)
      default:
        let control1 = point(in: rect)
        let control2 = point(in: rect)
        path.cubic(to: point(in: rect), control1: control1, control2: control2)
      }
    }
    path.close()
    return path
  }

  package mutating func color() -> Color {
    Color(
      red: number(in: 0...1), green: number(in: 0...1), blue: number(in: 0...1),
      alpha: number(in: 0...1))
  }
}
