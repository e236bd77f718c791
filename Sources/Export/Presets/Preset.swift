// SPDX-License-Identifier: MIT

package import Scenes

/// One clip as a preset file describes it, checked and complete.
package struct Preset: Sendable {
  package var name: String
  package var title: String
  package var canvas: Canvas
  package var clip: ClipTiming
  package var seed: UInt64
  package var scene: any Scene
  package var storage: StorageOptions
  /// File names, relative to the output folder; the extension says the format.
  package var outputs: [String]

  /// What the scene is built for.
  package var stage: Stage {
    // The length that was asked for, so that the scene is one at all rates; a loop turns there.
    Stage(
      size: canvas.size, duration: clip.duration, seed: seed, isSeamless: clip.isSeamless)
  }
}
