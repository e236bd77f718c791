// SPDX-License-Identifier: MIT

import Graphics
import LayerTree

extension Layer {
  /// A layer that covers the stage: the root of a scene.
  init(stage: Stage, name: String) {
    self.init(
      name: name,
      bounds: Rect(x: 0, y: 0, width: stage.size.width, height: stage.size.height),
      position: Point(x: stage.size.width / 2, y: stage.size.height / 2))
  }
}
