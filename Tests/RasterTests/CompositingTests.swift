// SPDX-License-Identifier: MIT

import Graphics
import Raster
import TestSupport
import Testing

@Suite struct CompositingTests {
  /// `S·m + D·(255 - Sα·m)` over 255, rounded once.
  private func over(
    _ source: PremultipliedColor, _ below: PremultipliedColor, coverage: UInt8 = 255
  ) -> PremultipliedColor {
    let rest = UInt32(255 - PremultipliedColor.product(source.alpha, coverage))
    func component(_ source: UInt8, _ below: UInt8) -> UInt8 {
      UInt8((UInt32(source) * UInt32(coverage) + UInt32(below) * rest + 127) / 255)
    }
    return PremultipliedColor(
      red: component(source.red, below.red), green: component(source.green, below.green),
      blue: component(source.blue, below.blue), alpha: component(source.alpha, below.alpha))
  }

  @Test("With full coverage source-over is S + product(D, 255 - Sα), for every alpha and colour")
  func sourceOverRule() {
    var commands: [DisplayList.Command] = []
    for value in 0...255 {
      let level = Double(value) / 255
      commands.append(
        Drawing.fill(
          Drawing.rectangle(Double(value), 0, 1, 256), Color(red: level, green: level, blue: level))
      )
    }
    for value in 0...255 {
      commands.append(
        Drawing.fill(
          Drawing.rectangle(0, Double(value), 256, 1),
          Color(red: 1, green: 0.5, blue: 0, alpha: Double(value) / 255)))
    }
    let picture = Drawing.picture(commands, width: 256, height: 256)
    for alpha in UInt8.min...UInt8.max {
      let source = PremultipliedColor(
        Color(red: 1, green: 0.5, blue: 0, alpha: Double(alpha) / 255))
      for below in UInt8.min...UInt8.max {
        let pixel = picture[Int(below), Int(alpha)]
        let rest = PremultipliedColor.product(below, 255 - alpha)
        #expect(pixel.red == source.red + rest)
        #expect(pixel.green == source.green + rest)
        #expect(pixel.blue == source.blue + rest)
        #expect(pixel.alpha == 255)
      }
    }
  }

  @Test("Partial coverage multiplies the source, with one rounding", arguments: 0..<8)
  func partialCoverage(seed: UInt64) {
    var shapes = SeededShapes(seed: seed)
    let source = shapes.color()
    let below = PremultipliedColor(shapes.color())
    for coverage in UInt8.min...UInt8.max {
      let strip = Drawing.rectangle(0, 0, 6, Double(coverage) / 255)
      let picture = Drawing.picture(
        [Drawing.fill(strip, source)], width: 6, height: 1, background: below)
      let expected = over(PremultipliedColor(source), below, coverage: coverage)
      #expect(picture.pixels.allSatisfy { $0 == expected.bits })
    }
  }

  @Test("A picture's pixels never have a colour above their alpha", arguments: 0..<4)
  func staysPremultiplied(seed: UInt64) {
    let list = Drawing.everything(seed: seed, size: 60, transform: .identity)
    for bits in Drawing.picture(list.commands, width: 60, height: 60).pixels {
      let pixel = PremultipliedColor(bits: bits)
      #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
    }
  }

  @Test("The background shows where nothing is drawn")
  func background() {
    let color = PremultipliedColor(Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
    var buffer = PixelBuffer(width: 5, height: 3, filledWith: .clear)
    buffer[2, 1] = PremultipliedColor(.white)
    var renderer = DisplayListRenderer()
    renderer.render(DisplayList(), into: &buffer, background: color)
    #expect(buffer == PixelBuffer(width: 5, height: 3, filledWith: color))
  }
}
