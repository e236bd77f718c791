// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Testing

@Suite struct KeyframeAnimationTests {
  private func animation(
    _ values: [Double], _ mode: CalculationMode, timingFunction: any TimingCurve = .linear
  ) -> KeyframeAnimation<Double> {
    KeyframeAnimation(
      .opacity, values: values, calculationMode: mode, duration: 1,
      timingFunction: timingFunction)
  }

  private func value(_ animation: KeyframeAnimation<Double>, at fraction: Double) -> Double? {
    animation.value(at: RunPosition(time: fraction, fraction: fraction))
  }

  /// The button's values of article 001 under Core Animation's cubic mode.
  static let bounce: [(Double, GoldenNumber)] = [
    (0.0000, "1.500000000"), (0.0625, "1.303906250"), (0.1250, "1.093750000"),
    (0.1875, "0.911718750"), (0.2500, "0.800000000"), (0.3125, "0.786718750"),
    (0.3750, "0.843750000"), (0.4375, "0.928906250"), (0.5000, "1.000000000"),
    (0.5625, "1.059375000"), (0.6250, "1.125000000"), (0.6875, "1.178125000"),
    (0.7500, "1.200000000"), (0.8125, "1.178125000"), (0.8750, "1.125000000"),
    (0.9375, "1.059375000"), (1.0000, "1.000000000"), (0.28937, "0.7811924820749536"),
  ]

  @Test("Cubic keyframes have the reference values", arguments: bounce)
  func cubic(fraction: Double, expected: GoldenNumber) {
    let bounce = animation([1.5, 0.8, 1, 1.2, 1], .cubic)
    #expect(expected.matches(value(bounce, at: fraction)))
  }

  @Test("After its half the bounce never exceeds 1.2 and its least value is at 0.28937")
  func bounceRange() throws {
    let bounce = animation([1.5, 0.8, 1, 1.2, 1], .cubic)
    for step in 0...1000 {
      let number = try #require(value(bounce, at: Double(step) / 1000))
      #expect(number >= 0.7811924820749536 - 1e-10)
      if step >= 500 { #expect(number <= 1.2 + 1e-15) }
    }
  }

  @Test("An end's tangent is the whole way to its neighbour, as Apple measures")
  func endTangent() {
    #expect(value(animation([0, 0, 30], .cubic), at: 0.75) == 13.125)
  }

  @Test("Two cubic values are joined by a straight line", arguments: [0.1, 0.25, 0.5, 0.9])
  func twoValues(fraction: Double) throws {
    let number = try #require(value(animation([2, 6], .cubic), at: fraction))
    #expect(abs(number - (2 + 4 * fraction)) < 1e-14)
  }

  @Test("A tension of 1 stops at every value: smoothstep between them", arguments: [0.25, 0.5])
  func tension(fraction: Double) throws {
    var animation = animation([0, 8, 0], .cubic)
    animation.spline.tensions = [1, 1, 1]
    let smooth = fraction * fraction * (3 - 2 * fraction)
    #expect(value(animation, at: fraction / 2) == 8 * smooth)
  }

  @Test("Continuity and bias shape the tangents as Kochanek and Bartels have it")
  func continuityAndBias() {
    // At 1 with c = 1 the arriving tangent is the next step (4), the leaving one the last (2).
    var corner = animation([0, 2, 6], .cubic)
    corner.spline.continuities = [0, 1, 0]
    #expect(value(corner, at: 0.25) == 0.75)
    #expect(value(corner, at: 0.75) == 3.75)
    // With b = 1 both tangents are the step before.
    var late = animation([0, 2, 6], .cubic)
    late.spline.biases = [0, 1, 0]
    #expect(value(late, at: 0.25) == 1)
    #expect(value(late, at: 0.75) == 3.75)
  }

  @Test(
    "Linear keyframes share time equally and belong to the segment that begins",
    arguments: [(0.0, 1.0), (0.25, 2), (0.5, 3), (0.75, 1), (1, -1)])
  func linear(fraction: Double, expected: Double) {
    #expect(value(animation([1, 3, -1], .linear), at: fraction) == expected)
  }

  @Test(
    "Discrete keyframes hold each value for an equal time",
    arguments: [(0.0, 1.0), (0.2, 1), (0.25, 2), (0.6, 3), (0.75, 4), (1, 4)])
  func discrete(fraction: Double, expected: Double) {
    #expect(value(animation([1, 2, 3, 4], .discrete), at: fraction) == expected)
  }

  @Test(
    "Paced keyframes move at constant speed, whatever the key times say",
    arguments: [CalculationMode.paced], [0.0, 0.125, 0.25, 0.5, 0.75, 1])
  func paced(mode: CalculationMode, fraction: Double) {
    var animation = animation([0, 1, 1, 4], mode)
    animation.keyTimes = [0, 0.9, 0.95, 1]
    animation.segmentTimingFunctions = [.easeIn, .easeIn, .easeIn]
    #expect(value(animation, at: fraction) == 4 * fraction)
  }

  @Test("Cubic paced keyframes reach each value in proportion to the distance")
  func cubicPaced() throws {
    let animation = animation([0, 1, 4, 8], .cubicPaced)
    for number in [0, 1, 4, 8] as [Double] { #expect(value(animation, at: number / 8) == number) }
    // Values on a line at times on a line: the curve is the line.
    for step in 0...64 {
      let fraction = Double(step) / 64
      #expect(abs(try #require(value(animation, at: fraction)) - 8 * fraction) < 1e-13)
    }
  }

  @Test("Key times move the values; unfit ones are ignored")
  func keyTimes() {
    var animation = animation([0, 10, 20], .linear)
    animation.keyTimes = [0, 0.2, 1]
    #expect(value(animation, at: 0.1) == 5)
    #expect(value(animation, at: 0.6) == 15)
    for unfit in [[0, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, -1, 1], [0, .nan, 1]] {
      animation.keyTimes = unfit
      #expect(value(animation, at: 0.25) == 5)
    }
  }

  @Test("Two values at one time are a jump to the second")
  func jump() {
    var animation = animation([0, 10, 20, 30], .linear)
    animation.keyTimes = [0, 0.5, 0.5, 1]
    #expect(value(animation, at: 0.5.nextDown).map { $0 < 10 && $0 > 9.99 } == true)
    #expect(value(animation, at: 0.5) == 20)
  }

  @Test("Discrete key times have one more entry than there are values")
  func discreteKeyTimes() {
    var animation = animation([1, 2], .discrete)
    animation.keyTimes = [0, 0.9, 1]
    #expect(value(animation, at: 0.89) == 1)
    #expect(value(animation, at: 0.9) == 2)
  }

  @Test("The whole animation's timing acts first, then the segment's")
  func timingFunctions() {
    var animation = animation([0, 1, 2], .linear, timingFunction: .easeIn)
    animation.segmentTimingFunctions = [.linear, .easeOut]
    let outer = CubicTiming.easeIn.progress(at: 0.8)
    let inner = CubicTiming.easeOut.progress(at: outer * 2 - 1)
    #expect(value(animation, at: 0.8) == 1 + inner)
    #expect(value(animation, at: 0.2) == 2 * CubicTiming.easeIn.progress(at: 0.2))
  }

  @Test(
    "One value is held, none changes nothing, equal ones divide by nothing",
    arguments: [CalculationMode.linear, .discrete, .cubic, .paced, .cubicPaced])
  func fewValues(mode: CalculationMode) {
    for fraction in [0, 0.5, 1] as [Double] {
      #expect(value(animation([], mode), at: fraction) == nil)
      #expect(value(animation([7], mode), at: fraction) == 7)
      #expect(value(animation([7, 7, 7], mode), at: fraction) == 7)
    }
  }
}
