// SPDX-License-Identifier: MIT

/// Every scene that a preset can name.
package enum SceneCatalog {
  package static let all: [any Scene.Type] = [
    HeartFountain.self, SparkleButton.self, BallLoader.self,
  ]
}
