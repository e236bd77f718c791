// SPDX-License-Identifier: MIT

import Graphics
import Raster
import TestSupport
import Testing

/// Drawing only what differs gives the pixels of drawing everything.
@Suite struct RedrawTests {
  private static let width = 37
  private static let height = 64
  private static let background = PremultipliedColor(
    Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.7))

  /// What a list is made of: a shape, or a group with its end.
  private typealias Item = [DisplayList.Command]

  private struct Source {
    var shapes: SeededShapes

    init(seed: UInt64) { shapes = SeededShapes(seed: seed) }

    mutating func flip() -> Bool { shapes.integer(in: 0...1) == 1 }

    mutating func item() -> Item {
      if shapes.integer(in: 0...3) > 0 { return [shape()] }
      let opacity = [0, 0.4, 0.8, 1][shapes.integer(in: 0...3)]
      var item: Item = [.beginGroup(opacity: opacity, blend: flip() ? .plus : .sourceOver)]
      for _ in 0..<shapes.integer(in: 0...2) { item += self.item() }
      return item + [.endGroup]
    }

    /// Most often a small shape, so that few rows differ.
    private mutating func shape() -> DisplayList.Command {
      let corner = shapes.point(in: Rect(x: -9, y: -9, width: 45, height: 72))
      let side = shapes.integer(in: 0...5) == 0 ? 60.0 : 9
      let path = shapes.path(
        segments: shapes.integer(in: 1...5),
        in: Rect(x: corner.x, y: corner.y, width: side, height: side))
      let turn = AffineTransform(
        a: 1, b: shapes.number(in: -0.2...0.2), c: 0, d: shapes.number(in: 0.6...1.1), tx: 0, ty: 0)
      guard flip() else {
        return .fill(path, rule: flip() ? .nonZero : .evenOdd, paint: paint(), transform: turn)
      }
      let joins: [LineJoin] = [.round, .bevel, .miter(limit: 4)]
      let caps: [LineCap] = [.butt, .round, .square]
      let style = StrokeStyle(
        width: shapes.number(in: 0.3...5), cap: caps[shapes.integer(in: 0...2)],
        join: joins[shapes.integer(in: 0...2)])
      return .stroke(path, style: style, paint: paint(), transform: turn)
    }

    private mutating func paint() -> Paint {
      guard shapes.integer(in: 0...3) == 0 else { return .solid(shapes.color()) }
      return .gradient(
        Gradient(
          geometry: .radial(center: Point(x: 18, y: 30), radius: 20),
          stops: [
            Gradient.Stop(location: 0, color: shapes.color()),
            Gradient.Stop(location: 1, color: shapes.color()),
          ]))
    }

    /// Changes, adds or takes away up to two items, or none.
    mutating func edit(_ items: inout [Item]) {
      for _ in 0..<shapes.integer(in: 0...2) {
        let index = shapes.integer(in: 0...items.count)
        switch shapes.integer(in: 0...2) {
        case 0: items.insert(item(), at: index)
        case 1: if index < items.count { items.remove(at: index) }
        default: if index < items.count { items[index] = item() }
        }
      }
    }
  }

  private static func drawn() -> DrawnPicture {
    DrawnPicture(width: width, height: height, background: background)
  }

  private static func whole(_ list: DisplayList) -> PixelBuffer {
    var renderer = DisplayListRenderer()
    return renderer.render(list, width: width, height: height, background: background)
  }

  @Test(
    "A list drawn over any other gives the same pixels as drawn on the background",
    arguments: 0..<24 as Range<UInt64>, [1, 200, 32_768])
  func editedLists(seed: UInt64, cellBudget: Int) {
    var source = Source(seed: seed)
    var items = (0..<8).map { _ in source.item() }
    var renderer = DisplayListRenderer(cellBudget: cellBudget)
    var drawn = Self.drawn()
    for _ in 0..<12 {
      let list = DisplayList(commands: items.flatMap(\.self))
      renderer.redraw(&drawn, as: list)
      #expect(drawn.picture == Self.whole(list))
      source.edit(&items)
    }
  }

  @Test("Shapes that move a little leave nothing behind", arguments: 0..<8 as Range<UInt64>)
  func movingShapes(seed: UInt64) {
    var source = Source(seed: seed)
    let still = source.item()
    let moving = source.item()
    var renderer = DisplayListRenderer()
    var drawn = Self.drawn()
    for step in -10..<20 {
      let shift = AffineTransform.translation(x: Double(step) * 0.7, y: Double(step) * 1.9)
      let list = DisplayList(commands: still + moving.map { $0.moved(by: shift) })
      renderer.redraw(&drawn, as: list)
      #expect(drawn.picture == Self.whole(list))
    }
  }

  @Test(
    "Numbers of which nothing is known leave nothing behind",
    arguments: [1e-300, 1e9, -1e18, 1e308, Double.infinity, -.infinity, .nan],
    [0, 7, 1e300, .infinity, .nan])
  func wildNumbers(x: Double, y: Double) {
    var path = Path()
    path.move(to: Point(x: x, y: 2))
    path.line(to: Point(x: 8, y: y))
    path.cubic(to: Point(x: y, y: x), control1: Point(x: x, y: 1), control2: Point(x: 1, y: y))
    path.close()
    let square = Drawing.rectangle(3, 3, 9, 9)
    let turned = AffineTransform(a: 1, b: x, c: -1, d: 1, tx: y, ty: 0)
    let style = StrokeStyle(width: 3, cap: .square, join: .miter(limit: y))
    let wide = StrokeStyle(width: x, cap: .butt, join: .round)
    let wild: [DisplayList.Command] = [
      Drawing.fill(path), Drawing.fill(square, transform: turned),
      .stroke(square, style: style, paint: .solid(.white), transform: .identity),
      .stroke(square, style: wide, paint: .solid(.white), transform: .identity),
      .stroke(path, style: style, paint: .solid(.white), transform: turned),
    ]
    let mark = Drawing.fill(Drawing.rectangle(1, 20, 20, 3), .white)
    for command in wild {
      var renderer = DisplayListRenderer()
      var drawn = Self.drawn()
      for commands in [[command], [command, mark], [mark], [], [mark, command]] {
        let grouped = [.beginGroup(opacity: 0.5, blend: .sourceOver)] + commands + [.endGroup]
        for list in [commands, grouped].map(DisplayList.init(commands:)) {
          renderer.redraw(&drawn, as: list)
          #expect(drawn.picture == Self.whole(list))
        }
      }
    }
  }

  @Test("Pictures are drawn alike if their lists, sizes and backgrounds are the same")
  func tellsSameDrawings() {
    func drawn(_ seed: UInt64, width: Int = 20, background: PremultipliedColor = .clear)
      -> DrawnPicture
    {
      var picture = DrawnPicture(width: width, height: 20, background: background)
      var renderer = DisplayListRenderer()
      let list = Drawing.everything(seed: seed, size: 20, transform: .identity)
      renderer.redraw(&picture, as: list)
      return picture
    }
    #expect(drawn(1).isDrawn(as: drawn(1)))
    #expect(drawn(1).picture == drawn(1).picture)
    #expect(!drawn(1).isDrawn(as: drawn(2)))
    #expect(!drawn(1).isDrawn(as: drawn(1, width: 21)))
    #expect(!drawn(1).isDrawn(as: drawn(1, background: Self.background)))
  }
}

extension DisplayList.Command {
  fileprivate func moved(by shift: AffineTransform) -> DisplayList.Command {
    switch self {
    case .fill(let path, let rule, let paint, let transform):
      .fill(path, rule: rule, paint: paint, transform: transform.concatenating(shift))
    case .stroke(let path, let style, let paint, let transform):
      .stroke(path, style: style, paint: paint, transform: transform.concatenating(shift))
    case .beginGroup, .endGroup: self
    }
  }
}
