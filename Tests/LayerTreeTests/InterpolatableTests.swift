// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

@Suite struct InterpolatableTests {
  /// Pairs whose difference is rounded, so that start + (end - start) is not the end.
  static let numbers: [(Double, Double)] = [(0.1, 0.7), (1e16, 1), (-3, 1e-9), (0, 0), (0.3, 0.3)]

  private func check<Value: Interpolatable>(_ start: Value, _ end: Value) {
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(start.interpolated(to: start, at: 0.37) == start)
    #expect(Value(components: start.components) == start)
  }

  @Test("Every kind of value is an end value at 0 and at 1", arguments: numbers)
  func ends(a: Double, b: Double) {
    check(a, b)
    check(Point(x: a, y: b), Point(x: b, y: a))
    check(Size(width: a, height: b), Size(width: b, height: a))
    check(
      Color(red: a, green: b, blue: a, alpha: b), Color(red: b, green: a, blue: b, alpha: 0.5))
  }

  @Test("Values go on beyond their ends as far as the fraction does")
  func beyond() {
    #expect((1.0).interpolated(to: 3, at: 1.5) == 4)
    #expect((1.0).interpolated(to: 3, at: -1) == -1)
  }

  @Test("Distance is Euclid's over all numbers")
  func distance() {
    #expect(Point(x: 1, y: 1).distance(to: Point(x: 4, y: 5)) == 5)
    #expect(Color.clear.distance(to: Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)) == 1)
  }
}
