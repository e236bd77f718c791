// SPDX-License-Identifier: MIT

import Graphics
import Testing

@Suite struct PremultipliedColorTests {
  @Test func productIsRoundedToNearestForEveryPair() {
    for value in 0...255 {
      for alpha in 0...255 {
        let product = Int(PremultipliedColor.product(UInt8(value), UInt8(alpha)))
        // |product - value·alpha/255| ≤ 1/2; equality cannot occur, for 255 is odd.
        #expect(abs(2 * (255 * product - value * alpha)) < 255)
      }
    }
  }

  @Test("A product with nothing is nothing, with everything itself", arguments: 0...255)
  func neutralElements(value: UInt8) {
    #expect(PremultipliedColor.product(value, 0) == 0)
    #expect(PremultipliedColor.product(value, 255) == value)
    #expect(PremultipliedColor.product(255, value) == value)
  }

  @Test("Premultiplying again restores what straight components came from", arguments: 1...255)
  func straightIsAnInverse(alpha: UInt8) {
    for component in 0...alpha {
      let color = PremultipliedColor(red: component, green: 0, blue: alpha, alpha: alpha)
      let straight = color.straight
      #expect(PremultipliedColor.product(straight.red, alpha) == component)
      #expect(straight.green == 0)
      #expect(straight.blue == 255)
      #expect(straight.alpha == alpha)
    }
  }

  @Test func straightFollowsTheFormulaForEveryPair() {
    for alpha in 1...255 {
      for component in 0...alpha {
        let color = PremultipliedColor(
          red: UInt8(component), green: 0, blue: 0, alpha: UInt8(alpha))
        #expect(Int(color.straight.red) == (component * 255 + alpha / 2) / alpha)
      }
    }
  }

  @Test("What is transparent has no colour, whatever its components", arguments: [0, 1, 254, 255])
  func transparent(component: UInt8) {
    let straight = PremultipliedColor(
      red: component, green: component, blue: component, alpha: 0
    ).straight
    #expect(straight == (0, 0, 0, 0))
  }

  @Test("More colour than alpha is white, not an overflow", arguments: [1, 2, 100, 254])
  func invalidColors(alpha: UInt8) {
    let color = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: alpha)
    #expect(color.straight == (255, 255, 255, alpha))
  }

  @Test(
    "Components are rounded and clamped",
    arguments: [
      (0.0, 0), (1, 255), (0.5, 128), (1 / 255.0, 1), (254.49 / 255, 254), (254.51 / 255, 255),
      (-1, 0), (2, 255), (1e308, 255), (.infinity, 255), (-.infinity, 0), (.nan, 0),
    ] as [(Double, UInt8)])
  func bytes(component: Double, byte: UInt8) {
    #expect(PremultipliedColor.byte(component) == byte)
  }

  @Test func bytesLieInMemoryAsRedGreenBlueAlpha() {
    let color = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(color.bits == 0x0403_0201)
    #expect([color.red, color.green, color.blue, color.alpha] == [1, 2, 3, 4])
  }

  @Test func colorIsMultipliedAfterBothAreRounded() {
    let color = PremultipliedColor(Color(red: 1, green: 0.5, blue: 0, alpha: 0.2))
    #expect(color == PremultipliedColor(red: 51, green: 26, blue: 0, alpha: 51))
  }
}
