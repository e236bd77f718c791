// SPDX-License-Identifier: MIT

import Graphics
import LayerTree
import Scenes

/// What `zoetrope trace` says of a scene at 240 frames a second: rows of each layer and particle.
///
/// The scorers draw straight lines between frames, for which 60 a second would be too few.
struct SceneTrace {
  /// In order of time.
  private var rows: [String: [(time: Double, row: TraceRow)]] = [:]

  init(_ scene: some Scene, size: Size, duration: Double, seed: UInt64 = 0) {
    let stage = Stage(size: size, duration: duration, seed: seed, isSeamless: false)
    let root = scene.makeLayer(on: stage)
    for frame in 0..<Int((duration * 240).rounded()) {
      let time = Double(frame) / 240
      for row in LayerTrace().rows(of: root, at: time) {
        rows[row.name, default: []].append((time, row))
      }
    }
  }

  /// A number of the layer `name` over time.
  func curve(of name: String, _ value: (TraceRow) -> Double) -> Curve {
    var curve = Curve()
    for (time, row) in rows[name, default: []] { curve.add(value(row), at: time) }
    return curve
  }

  /// The frames of each layer or particle whose name begins with `prefix`, in order of name.
  func tracks(namedFrom prefix: String) -> [[(time: Double, row: TraceRow)]] {
    rows.keys.filter { $0.hasPrefix(prefix) }.sorted().map { rows[$0, default: []] }
  }
}
