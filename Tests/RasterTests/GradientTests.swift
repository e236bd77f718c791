// SPDX-License-Identifier: MIT

import Graphics
import Raster
import Testing

@Suite struct GradientTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func picture(
    _ geometry: Gradient.Geometry, _ stops: [(Double, Color)],
    transform: AffineTransform = .identity
  ) -> PixelBuffer {
    let gradient = Gradient(
      geometry: geometry, stops: stops.map { Gradient.Stop(location: $0.0, color: $0.1) })
    return Drawing.picture(
      [
        .fill(
          Drawing.rectangle(-500, -500, 1000, 1000), rule: .nonZero, paint: .gradient(gradient),
          transform: transform)
      ], width: 101, height: 21)
  }

  private let alongRow = Gradient.Geometry.linear(
    start: Point(x: 0.5, y: 0), end: Point(x: 100.5, y: 0))

  @Test("A linear gradient has its end colours at its ends and beyond")
  func linearEnds() {
    let from = Color(red: 0.3, green: 0.7, blue: 0.9, alpha: 0.6)
    let to = Color(red: 0.8, green: 0.1, blue: 0.4, alpha: 0.35)
    let inner = Gradient.Geometry.linear(start: Point(x: 20.5, y: 3), end: Point(x: 80.5, y: 3))
    let picture = picture(inner, [(0, from), (1, to)])
    for x in 0...20 { #expect(picture[x, 7] == PremultipliedColor(from)) }
    for x in 80...100 { #expect(picture[x, 7] == PremultipliedColor(to)) }
  }

  @Test("Between two stops a colour changes in proportion, within half a level and a step")
  func proportion() {
    let picture = picture(alongRow, [(0, red), (1, blue)])
    for x in 0...100 {
      let pixel = picture[x, 11]
      #expect(abs(Double(pixel.red) - 255 * Double(100 - x) / 100) <= 0.75)
      #expect(abs(Double(pixel.blue) - 255 * Double(x) / 100) <= 0.75)
      #expect(pixel.alpha == 255)
    }
    #expect(picture[50, 0] == PremultipliedColor(red: 128, green: 0, blue: 128, alpha: 255))
  }

  @Test("Colours are mixed premultiplied: a clear stop has no hue")
  func premultiplied() {
    let clearGreen = Color(red: 0, green: 1, blue: 0, alpha: 0)
    let middle = picture(alongRow, [(0, red), (1, clearGreen)])[50, 5]
    #expect(middle == PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test("Stops at the same place make a sharp edge")
  func sharpEdge() {
    let picture = picture(alongRow, [(0, red), (0.5, red), (0.5, blue), (1, blue)])
    #expect(picture[49, 1] == PremultipliedColor(red))
    #expect(picture[51, 1] == PremultipliedColor(blue))
  }

  @Test("A radial gradient has its ends at the centre and on the circle")
  func radial() {
    let geometry = Gradient.Geometry.radial(center: Point(x: 50.5, y: 10.5), radius: 40)
    let picture = picture(geometry, [(0, red), (1, blue)])
    #expect(picture[50, 10] == PremultipliedColor(red))
    for x in [0, 5, 10, 90, 95, 100] { #expect(picture[x, 10] == PremultipliedColor(blue)) }
    #expect(
      picture[70, 10] == PremultipliedColor(red: 128, green: 0, blue: 128, alpha: 255))
    #expect(picture[56, 18] == picture[44, 2], "it is the same all around")
  }

  @Test("A gradient is transformed with its shape")
  func transformed() {
    let stretched = AffineTransform(a: 0, b: 0.5, c: -2, d: 0, tx: 100, ty: 0)
    // The gradient's x axis becomes the picture's y axis.
    let geometry = Gradient.Geometry.linear(start: Point(x: 1, y: 0), end: Point(x: 41, y: 0))
    let picture = picture(geometry, [(0, red), (1, blue)], transform: stretched)
    #expect(picture[3, 0] == PremultipliedColor(red))
    #expect(picture[90, 20] == PremultipliedColor(blue))
    #expect(
      picture[40, 10] == PremultipliedColor(red: 128, green: 0, blue: 128, alpha: 255))
  }

  @Test(
    "A gradient without length has its last colour",
    arguments: [
      Gradient.Geometry.linear(start: Point(x: 5, y: 5), end: Point(x: 5, y: 5)),
      .radial(center: Point(x: 5, y: 5), radius: 0),
    ])
  func withoutLength(geometry: Gradient.Geometry) {
    let picture = picture(geometry, [(0, red), (1, blue)])
    #expect(picture.pixels.allSatisfy { $0 == PremultipliedColor(blue).bits })
  }

  @Test("Gradients look the same however many others were painted before")
  func paintedAgain() {
    func list(_ index: Int) -> DisplayList {
      let end = Color(red: Double(index % 12) / 12, green: 0.5, blue: 1)
      let gradient = Gradient(
        geometry: alongRow, stops: [.init(location: 0, color: red), .init(location: 1, color: end)])
      let scale = index < 20 ? 1.0 : 3
      return DisplayList(commands: [
        .fill(
          Drawing.rectangle(0, 0, 101, 5), rule: .nonZero, paint: .gradient(gradient),
          transform: .scale(x: scale, y: 1))
      ])
    }
    var renderer = DisplayListRenderer()
    for index in 0..<40 {
      var fresh = DisplayListRenderer()
      #expect(
        renderer.render(list(index), width: 101, height: 5)
          == fresh.render(list(index), width: 101, height: 5))
    }
  }
}
