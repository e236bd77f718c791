// SPDX-License-Identifier: MIT

import Graphics
import Raster
import TestSupport
import Testing

@Suite struct RobustnessTests {
  private static let numbers = [
    0, 1, -3, 1e-300, 1e9, -1e18, 1e308, -1e308, Double.infinity, -.infinity, .nan,
  ]

  @Test("No number traps, wherever it stands in a path", arguments: numbers, numbers)
  func coordinates(x: Double, y: Double) {
    var path = Path()
    path.move(to: Point(x: x, y: 2))
    path.line(to: Point(x: 8, y: y))
    path.quad(to: Point(x: 3, y: 9), control: Point(x: x, y: y))
    path.cubic(to: Point(x: y, y: x), control1: Point(x: x, y: 1), control2: Point(x: 1, y: y))
    path.close()
    let turned = AffineTransform(a: 1, b: x, c: -1, d: 1, tx: y, ty: 0)
    let gradient = Gradient(
      geometry: .radial(center: Point(x: x, y: y), radius: y),
      stops: [.init(location: y, color: .white), .init(location: x, color: .black)])
    let style = StrokeStyle(width: x, cap: .square, join: .miter(limit: y))
    let picture = Drawing.picture(
      [
        Drawing.fill(path, Color(red: x, green: y, blue: 1, alpha: y)),
        Drawing.fill(path, .black, transform: turned),
        .beginGroup(opacity: x, blend: .sourceOver),
        .stroke(path, style: style, paint: .gradient(gradient), transform: .identity),
        .fill(path, rule: .evenOdd, paint: .gradient(gradient), transform: turned),
        .beginGroup(opacity: 0.5, blend: .plus),
        .stroke(path, style: style, paint: .solid(.white), transform: turned),
        .endGroup, .endGroup,
      ], width: 11, height: 13)
    #expect(picture.pixels.count == 143)
  }

  @Test(
    "A picture of one pixel, one row or one column can be drawn on",
    arguments: [(1, 1), (1, 40), (40, 1), (3, 2), (5, 5)])
  func smallPictures(width: Int, height: Int) {
    let list = Drawing.everything(seed: 3, size: 30, transform: .identity)
    let large = Drawing.picture(list.commands, width: 60, height: 60)
    let small = Drawing.picture(list.commands, width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { #expect(small[x, y] == large[x, y]) }
    }
  }

  @Test("Shapes without area draw nothing", arguments: [0.0, 3, 2.5])
  func withoutArea(x: Double) {
    let line = Drawing.path([[Point(x: x, y: 1), Point(x: x, y: 7)]])
    let flat = Drawing.fill(
      Drawing.rectangle(1, 1, 5, 5),
      transform: AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0))
    let picture = Drawing.picture(
      [Drawing.fill(Path()), Drawing.fill(line), flat], width: 9, height: 9)
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }

  @Test("A renderer that has drawn other pictures draws as a new one does")
  func reuse() {
    var renderer = DisplayListRenderer()
    for seed in 0..<6 as Range<UInt64> {
      let size = 20 + 13 * Int(seed)
      let list = Drawing.everything(seed: seed, size: Double(size), transform: .identity)
      let again = renderer.render(list, width: size, height: 50)
      #expect(again == Drawing.picture(list.commands, width: size, height: 50))
    }
  }

  @Test("Pictures that are drawn at the same time are the same")
  func concurrently() async {
    let list = Drawing.everything(seed: 11, size: 64, transform: .identity)
    let expected = Drawing.picture(list.commands, width: 64, height: 64)
    await withTaskGroup(of: PixelBuffer.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var renderer = DisplayListRenderer()
          return renderer.render(list, width: 64, height: 64)
        }
      }
      for await picture in group { #expect(picture == expected) }
    }
  }
}
