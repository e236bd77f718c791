// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Synchronization
import Testing

@Suite struct TransientLayersTests {
  /// Seconds that each layer exists.
  private static let duration = 1.5
  /// Seconds at which layers begin; two of them at once.
  private static let beginTimes = [-1, 0, 0.25, 0.25, 1, 1.75, 8]
  /// Seconds, in no order, with beginnings and ends among them.
  private static let times = [0, 0.25, -1, 9, -2, 1.5, 1.75, 0.5, 1.75, 9.5, 3.25, 0.1, 8, 20]

  private static func layer(_ index: Int) -> Layer {
    var layer = Layer(
      name: "layer-\(index)", bounds: Rect(x: 0, y: 0, width: 2, height: 2),
      position: Point(x: Double(index), y: 3))
    layer.timing = MediaTiming(beginTime: beginTimes[index], duration: duration)
    layer.backgroundColor = .black
    layer.animations = [BasicAnimation(.opacity, from: 1, to: 0, duration: duration)]
    layer.zPosition = Double(index % 2)
    return layer
  }

  private static func root() -> Layer {
    Layer(name: "root", bounds: Rect(x: 0, y: 0, width: 9, height: 9), position: .zero)
  }

  private static func transients() -> TransientLayers {
    TransientLayers(beginTimes: beginTimes, duration: duration, make: layer)
  }

  private static func list(of root: Layer, at time: Double) -> DisplayList {
    DisplayListBuilder().displayList(of: root, at: time, rootTransform: .identity)
  }

  @Test("They show and are traced as sublayers that are always there, in any order of times")
  func showAsSublayers() {
    var eager = Self.root()
    eager.sublayers = Self.beginTimes.indices.map(Self.layer)
    var lazy = Self.root()
    lazy.transients = Self.transients()
    for time in Self.times {
      #expect(Self.list(of: lazy, at: time) == Self.list(of: eager, at: time))
      #expect(LayerTrace().rows(of: lazy, at: time) == LayerTrace().rows(of: eager, at: time))
    }
  }

  @Test("They lie above sublayers of the same z position")
  func followSublayers() {
    var root = Self.root()
    root.sublayers = [Self.layer(2)]
    root.transients = Self.transients()
    #expect(LayerTrace().rows(of: root, at: 0.3).map(\.name).first { $0 != "root" } == "layer-2")
    root.sublayers[0].backgroundColor = .white
    let last = Self.list(of: root, at: 0.3).commands.last {
      if case .fill = $0 { true } else { false }
    }
    guard case .fill(_, _, let paint, _) = last else { return #expect(last != nil) }
    #expect(paint == .solid(.black))
  }

  @Test("Those of a moment are those whose half-open time holds it", arguments: times)
  func existHalfOpen(time: Double) {
    let names = Self.transients().layers(at: time).map(\.name)
    let expected = Self.beginTimes.indices.filter {
      Self.beginTimes[$0] <= time && time < Self.beginTimes[$0] + Self.duration
    }
    #expect(names == expected.map { "layer-\($0)" })
  }

  @Test("As time goes on, each is built once, and only when it begins")
  func areBuiltOnce() {
    let built = Mutex<[Int]>([])
    let layers = TransientLayers(beginTimes: Self.beginTimes, duration: Self.duration) { index in
      built.withLock { $0.append(index) }
      return Self.layer(index)
    }
    for tick in -20..<200 {
      let time = Double(tick) / 10
      _ = layers.layers(at: time)
      let begun = Self.beginTimes.filter { $0 <= time }.count
      #expect(built.withLock { $0 } == Array(0..<begun))
    }
  }

  @Test("Several threads find the same layers")
  func areShared() async {
    let layers = Self.transients()
    await withTaskGroup(of: [[String]].self) { group in
      for _ in 0..<4 {
        group.addTask { Self.times.map { layers.layers(at: $0).map(\.name) } }
      }
      let expected = Self.times.map { Self.transients().layers(at: $0).map(\.name) }
      for await names in group { #expect(names == expected) }
    }
  }
}
