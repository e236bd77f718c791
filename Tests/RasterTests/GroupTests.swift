// SPDX-License-Identifier: MIT

import Graphics
import Raster
import TestSupport
import Testing

@Suite struct GroupTests {
  private let below = PremultipliedColor(Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.7))

  /// Overlapping translucent shapes.
  private func shapes(seed: UInt64) -> [DisplayList.Command] {
    var source = SeededShapesSource(seed: seed, size: 40)
    return [source.fill(.identity), source.stroke(.identity), source.gradientFill(.identity)]
  }

  private func picture(_ commands: [DisplayList.Command]) -> PixelBuffer {
    Drawing.picture(commands, width: 43, height: 37, background: below)
  }

  private func group(
    _ opacity: Double, _ commands: [DisplayList.Command], blend: BlendMode = .sourceOver
  ) -> [DisplayList.Command] {
    [.beginGroup(opacity: opacity, blend: blend)] + commands + [.endGroup]
  }

  @Test("A group of opacity 1 is as if it were not there", arguments: 0..<4)
  func opaque(seed: UInt64) {
    let shapes = shapes(seed: seed)
    #expect(picture(group(1, shapes)) == picture(shapes))
    #expect(picture(group(1, group(1, shapes) + shapes)) == picture(shapes + shapes))
  }

  @Test(
    "A group that cannot be seen draws nothing, nor do the groups in it",
    arguments: [0, -1, 0.001, Double.nan])
  func invisible(opacity: Double) {
    let shapes = shapes(seed: 1)
    let last = Drawing.fill(Drawing.rectangle(3, 3, 9, 9), .white)
    let hidden = group(opacity, shapes + group(0.5, shapes, blend: .plus) + shapes)
    #expect(picture(hidden + [last]) == picture([last]))
    #expect(picture(group(0.5, hidden + [last])) == picture(group(0.5, [last])))
  }

  @Test(
    "A group is its own picture, times its opacity, over what is below",
    arguments: [0.2, 0.5, 0.9], [1, 2, 3])
  func translucent(opacity: Double, seed: UInt64) {
    let shapes = shapes(seed: seed)
    let alone = Drawing.picture(shapes, width: 43, height: 37)
    let share = UInt32(PremultipliedColor.byte(opacity))
    let drawn = picture(group(opacity, shapes))
    for (source, result) in zip(alone.pixels, drawn.pixels) {
      let source = PremultipliedColor(bits: source)
      let rest = UInt32(255 - PremultipliedColor.product(source.alpha, UInt8(share)))
      let green = (UInt32(source.green) * share + UInt32(below.green) * rest + 127) / 255
      let alpha = (UInt32(source.alpha) * share + UInt32(below.alpha) * rest + 127) / 255
      #expect(UInt32(PremultipliedColor(bits: result).green) == green)
      #expect(UInt32(PremultipliedColor(bits: result).alpha) == alpha)
    }
  }

  @Test("Nested groups multiply their opacities")
  func nested() {
    let square = Drawing.fill(Drawing.rectangle(4, 4, 20, 20), .white)
    let once = Drawing.picture(group(0.25, [square]), width: 30, height: 30)
    let twice = Drawing.picture(group(0.5, group(0.5, [square])), width: 30, height: 30)
    for (a, b) in zip(once.pixels, twice.pixels) {
      let a = PremultipliedColor(bits: a).alpha
      #expect(abs(Int(a) - Int(PremultipliedColor(bits: b).alpha)) <= 1)
    }
    #expect(once[10, 10].alpha == 64)
  }

  @Test("Plus adds and stops at white", arguments: [(0.25, 0.5), (0.5, 0.5), (0.75, 1)])
  func plus(level: Double, opacity: Double) {
    let square = Drawing.rectangle(0, 0, 7, 7)
    let gray = Color(red: level, green: level, blue: level)
    let picture = Drawing.picture(
      [Drawing.fill(square, gray)] + group(opacity, [Drawing.fill(square, gray)], blend: .plus),
      width: 7, height: 7)
    let byte = PremultipliedColor.byte(level)
    let added = PremultipliedColor.product(byte, PremultipliedColor.byte(opacity))
    let expected = UInt8(min(255, Int(byte) + Int(added)))
    #expect(
      picture.pixels.allSatisfy {
        $0 == PremultipliedColor(red: expected, green: expected, blue: expected, alpha: 255).bits
      })
  }

  @Test("What is added within a group is not added to what is below the group")
  func plusInGroup() {
    let square = Drawing.fill(Drawing.rectangle(0, 0, 8, 8), Color(red: 0.5, green: 0, blue: 0))
    let green = Drawing.fill(Drawing.rectangle(0, 0, 8, 8), Color(red: 0, green: 1, blue: 0))
    let isolated = Drawing.picture(
      [green] + group(1, group(1, [square], blend: .plus)), width: 8, height: 8)
    let direct = Drawing.picture([green] + group(1, [square], blend: .plus), width: 8, height: 8)
    #expect(isolated[4, 4] == PremultipliedColor(red: 128, green: 0, blue: 0, alpha: 255))
    #expect(direct[4, 4] == PremultipliedColor(red: 128, green: 255, blue: 0, alpha: 255))
  }

  @Test("Groups may be nested as deeply as memory allows")
  func deep() {
    var commands = [Drawing.fill(Drawing.rectangle(1, 1, 2, 2), .white)]
    for _ in 0..<500 { commands = group(0.999, commands) }
    commands =
      Array(repeating: .beginGroup(opacity: 1, blend: .sourceOver), count: 100_000)
      + commands + Array(repeating: .endGroup, count: 100_000)
    #expect(Drawing.picture(commands, width: 4, height: 4)[1, 1].alpha == 255)
  }
}
