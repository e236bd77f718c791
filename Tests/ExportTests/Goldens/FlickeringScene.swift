// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Scenes
import Synchronization

/// A scene that breaks the first law of scenes: each time it is built it looks different.
struct FlickeringScene: Scene {
  static let name = "flicker"
  static let summary = "A background that is never the same"

  private static let builtCount = Mutex(0.0)

  mutating func map(_ mapper: inout some ParameterMapper) {}

  func workload(on stage: Stage) -> Workload {
    Workload(layers: 1, particles: 0, paint: 0, factors: "1")
  }

  func makeLayer(on stage: Stage) -> Layer {
    let count = Self.builtCount.withLock { count in
      count += 1
      return count
    }
    let bounds = Rect(x: 0, y: 0, width: stage.size.width, height: stage.size.height)
    var root = Layer(name: "root", bounds: bounds, position: bounds.center)
    root.backgroundColor = Color(red: count / 255, green: 0, blue: 0)
    return root
  }
}
