// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Scenes
import Testing

@Suite struct HeartFountainTests {
  private static let view = Size(width: 320, height: 480)

  private func fountain(_ change: (inout HeartFountain) -> Void) -> HeartFountain {
    var fountain = HeartFountain()
    change(&fountain)
    return fountain
  }

  private func root(
    _ fountain: HeartFountain, duration: Double = 6, seed: UInt64 = 1, isSeamless: Bool = false
  ) -> Layer {
    fountain.makeLayer(
      on: Stage(size: Self.view, duration: duration, seed: seed, isSeamless: isSeamless))
  }

  @Test func heartOf36PointsHasTheArticlesGeometry() {
    let elements = HeartShape().path.elements
    #expect(elements.first == .move(Point(x: 18, y: 32)))
    #expect(elements[1] == .quad(control: Point(x: 4, y: 22), end: Point(x: 4, y: 15)))
    #expect(elements.last == .quad(control: Point(x: 32, y: 22), end: Point(x: 18, y: 32)))
    // Each half circle adds the line from the current point and two cubics.
    let cubics = elements.filter { if case .cubic = $0 { true } else { false } }
    let lines = elements.filter { if case .line = $0 { true } else { false } }
    #expect(cubics.count == 4)
    #expect(lines.count == 2)
    #expect(HeartShape().content(fill: .white).stroke?.style.cap == .round)
  }

  @Test(
    "A pace taps until the clip ends",
    arguments: [(6.0, 0.3, 0.0, 20), (1, 0.5, 0.25, 2), (1, 3, 2, 0)])
  func paceCountsTaps(duration: Double, interval: Double, first: Double, count: Int) {
    let fountain = fountain {
      $0.taps.interval = interval
      $0.taps.first = first
    }
    #expect(root(fountain, duration: duration).transients?.count == count)
    let stage = Stage(size: Self.view, duration: duration, seed: 1, isSeamless: false)
    #expect(fountain.workload(on: stage).layers == Double(count + 1))
  }

  @Test("A heart lives for the travel's duration, half open")
  func lifetime() {
    let root = root(fountain { $0.taps.times = [1] }, duration: 8)
    let alive = { (time: Double) in
      LayerTrace().rows(of: root, at: time).contains { $0.name == "heart-1" }
    }
    #expect(!alive(0.999))
    #expect(alive(1))
    #expect(alive(6.999))
    #expect(!alive(7))
  }

  @Test("Scale is the spring squared, opacity fades from 0.9, as recorded")
  func bloomAndFade() throws {
    let root = root(fountain { $0.taps.times = [0] })
    let row = { (time: Double) in
      try #require(LayerTrace().rows(of: root, at: time).first { $0.name == "heart-1" })
    }
    #expect(try abs(row(0.1).scale.x - 0.860887110873 * 0.860887110873) < 1e-9)
    #expect(try abs(row(0.178).scale.x - 1.094845564786 * 1.094845564786) < 1e-9)
    #expect(try row(0.5).scale.x == 1)
    #expect(try abs(row(0).opacity - 0.9) < 1e-12)
    #expect(try abs(row(3).opacity - 0.45) < 1e-9)
    #expect(try abs(row(5).opacity - 0.050517737) < 1e-9)
  }

  @Test("A replayed heart flies where it is told to")
  func replay() throws {
    let fountain = fountain {
      var heart = HeartReplay()
      heart.endOffsetX = -17
      heart.endY = 100
      heart.controlOffsetX = 72
      heart.controlY = 186
      heart.rotation = -0.18
      heart.fill = .black
      $0.hearts = [heart]
    }
    let row = try #require(
      LayerTrace().rows(of: root(fountain), at: 3).first { $0.name == "heart-1" })
    let u = 3 / (6 + 100.0 / 480)
    let v = 1 - u
    let x = 54 * v * v * v + 3 * 126 * v * v * u - 3 * 90 * v * u * u + 37 * u * u * u
    #expect(abs(row.position.x - x) < 1e-9)
    #expect(abs(row.rotation + 0.09) < 1e-9)
    #expect(row.color == .black)
  }

  @Test("A seamless clip ends as it begins", arguments: [2.0, 6, 9])
  func seamless(duration: Double) {
    let fountain = fountain { $0.taps.times = [0.25, 0.5, duration - 0.3] }
    let root = root(fountain, duration: duration, isSeamless: true)
    let first = SceneLawTests.picture(of: root, at: 0)
    let afterLast = SceneLawTests.picture(of: root, at: duration)
    #expect(!first.commands.isEmpty)
    #expect(first == afterLast)
  }

  @Test(
    "In a seamless clip, taps fall on the same moment of every turn",
    arguments: [6.5, 12.5, 99, -3])
  func tapsFold(time: Double) {
    let folded = root(
      fountain { $0.taps.times = [(time + 12).truncatingRemainder(dividingBy: 6)] },
      isSeamless: true)
    let given = root(
      fountain {
        var heart = HeartReplay()
        heart.time = time
        $0.hearts = [heart]
      }, isSeamless: true)
    for step in 0..<12 {
      let moment = Double(step) / 2
      let picture = SceneLawTests.picture(of: given, at: moment)
      #expect(picture == SceneLawTests.picture(of: folded, at: moment))
    }
  }

  @Test("Another heart does not change the others' random choices")
  func drawsAreIndependent() throws {
    let few = root(fountain { $0.taps.times = [0, 1] })
    let many = root(fountain { $0.taps.times = [0, 1, 2, 3] })
    let rows = { (root: Layer) in
      LayerTrace().rows(of: root, at: 1.5).filter { ["heart-1", "heart-2"].contains($0.name) }
    }
    #expect(rows(few).count == 2)
    #expect(rows(few) == rows(many))
  }

  @Test("Ends lie where the articles' draws can put them", arguments: [UInt64](0..<40))
  func endsStayInRange(seed: UInt64) throws {
    let root = root(fountain { $0.taps.times = [0] }, seed: seed)
    // At 6 s the curve is a little short of its end: so near that the bounds hold within a point.
    let row = try #require(LayerTrace().rows(of: root, at: 5.9999).first { $0.name == "heart-1" })
    #expect(row.position.y > 480 / 6 - 1 && row.position.y < 480 / 6 + 480)
    let angle = abs(row.rotation)
    #expect(angle < .pi / 16 + 1e-9 && angle > .pi / 18 - 1e-3)
  }
}
