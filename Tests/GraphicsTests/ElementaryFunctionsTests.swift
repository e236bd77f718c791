// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct ElementaryFunctionsTests {
  @Test func exactPoints() {
    #expect(ElementaryFunctions.sin(0) == 0)
    #expect(ElementaryFunctions.cos(0) == 1)
    #expect(ElementaryFunctions.tan(0) == 0)
    #expect(ElementaryFunctions.exp(0) == 1)
    #expect(ElementaryFunctions.log(1) == 0)
    #expect(ElementaryFunctions.atan2(0, 1) == 0)
    #expect(ElementaryFunctions.atan2(0, 0) == 0)
  }

  @Test("A whole number of quarter turns is 0, 1, 0 or -1 up to the error of π", arguments: -9...9)
  func quarterTurns(quarters: Int) {
    let angle = Double(quarters) * (.pi / 2)
    let sine = [0.0, 1, 0, -1][quarters & 3]
    let cosine = [1.0, 0, -1, 0][quarters & 3]
    // π/2 in Double is 6.1e-17 short.
    let slack = Double(abs(quarters)) * 6.2e-17 + 1e-18
    #expect(abs(ElementaryFunctions.sin(angle) - sine) <= slack)
    #expect(abs(ElementaryFunctions.cos(angle) - cosine) <= slack)
  }

  @Test(
    "The arc tangent is exact in the eight main directions",
    arguments: [
      (0.0, 1.0, 0.0), (1, 1, 0.25), (1, 0, 0.5), (1, -1, 0.75), (0, -1, 1), (-1, -1, -0.75),
      (-1, 0, -0.5), (-1, 1, -0.25),
    ])
  func mainDirections(y: Double, x: Double, turnsOfPi: Double) {
    #expect(ElementaryFunctions.atan2(y, x) == turnsOfPi * .pi)
  }

  @Test func extremesHaveTheirLimits() {
    #expect(ElementaryFunctions.exp(710) == .infinity)
    #expect(ElementaryFunctions.exp(-746) == 0)
    #expect(ElementaryFunctions.log(0) == -.infinity)
    #expect(ElementaryFunctions.log(.infinity) == .infinity)
    #expect(ElementaryFunctions.log(-1).isNaN)
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(ElementaryFunctions.sin(value).isNaN)
      #expect(ElementaryFunctions.cos(value).isNaN)
      #expect(ElementaryFunctions.tan(value).isNaN)
    }
    #expect(ElementaryFunctions.exp(.nan).isNaN)
    #expect(ElementaryFunctions.log(.nan).isNaN)
    #expect(ElementaryFunctions.atan2(.nan, 1).isNaN)
  }

  @Test(
    "No argument traps, however large",
    arguments: [
      1e15, 1e22, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude,
    ])
  func hugeArguments(value: Double) {
    for signed in [value, -value] {
      #expect(abs(ElementaryFunctions.sin(signed)) <= 1)
      #expect(!ElementaryFunctions.exp(signed).isNaN)
      #expect(ElementaryFunctions.atan2(signed, value).isFinite)
      #expect(abs(ElementaryFunctions.cos(signed)) <= 1)
    }
    #expect(ElementaryFunctions.log(value).isFinite)
  }

  @Test("Errors stay within the documented units in the last place of the C library's results")
  func accuracy() {
    var generator = SeededGenerator(seed: 1)
    var worst = WorstErrors()
    for _ in 0..<100_000 {
      let angle = Double.random(in: -100...100, using: &generator)
      worst.sine.add(ElementaryFunctions.sin(angle), Foundation.sin(angle))
      worst.cosine.add(ElementaryFunctions.cos(angle), Foundation.cos(angle))
      let exponent = Double.random(in: -700...700, using: &generator)
      worst.exponential.add(ElementaryFunctions.exp(exponent), Foundation.exp(exponent))
      let value = Foundation.exp(Double.random(in: -50...50, using: &generator))
      worst.logarithm.add(ElementaryFunctions.log(value), Foundation.log(value))
      let y = Double.random(in: -10...10, using: &generator)
      let x = Double.random(in: -10...10, using: &generator)
      worst.arcTangent.add(ElementaryFunctions.atan2(y, x), Foundation.atan2(y, x))
    }
    #expect(worst.sine.ulps <= 1)
    #expect(worst.cosine.ulps <= 1)
    #expect(worst.exponential.ulps <= 1)
    #expect(worst.logarithm.ulps <= 2)
    #expect(worst.arcTangent.ulps <= 2)
  }

  @Test("A million inputs give the same bits on every machine and in every build")
  func goldenHash() {
    var generator = SeededGenerator(seed: 2)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: Double) {
      hash = (hash ^ value.bitPattern) &* 0x0000_0100_0000_01b3
    }
    func unit() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
    for _ in 0..<166_667 {
      let angle = (unit() - 0.5) * 2000
      add(ElementaryFunctions.sin(angle))
      add(ElementaryFunctions.cos(angle))
      add(ElementaryFunctions.tan(angle))
      add(ElementaryFunctions.exp((unit() - 0.5) * 1400))
      add(ElementaryFunctions.log(unit() * 1e6 + 1e-9))
      add(ElementaryFunctions.atan2(unit() - 0.5, unit() - 0.5))
    }
    #expect(hash == 9_529_370_859_610_926_417)
  }
}

/// The largest difference seen so far of each function.
private struct WorstErrors {
  struct Error {
    /// In units of the last place of the right result.
    var ulps = 0.0

    mutating func add(_ value: Double, _ right: Double) {
      ulps = max(ulps, abs(value - right) / right.ulp)
    }
  }

  var sine = Error()
  var cosine = Error()
  var exponential = Error()
  var logarithm = Error()
  var arcTangent = Error()
}
