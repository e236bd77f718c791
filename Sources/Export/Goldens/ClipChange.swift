// SPDX-License-Identifier: MIT

package import Graphics

/// A clip that is not as it was recorded, with all that can be said and shown of it.
package struct ClipChange: Sendable {
  /// How one frame differs.
  package struct FrameDifference: Sendable, Hashable {
    package let index: Int
    package let pixels: PixelDifference
  }

  package let recorded: ClipRecord
  package let current: ClipRecord
  package let comparison: ClipComparison
  package let recordedPictures: RecordedPictures
  /// Of every frame that both clips have and that differs, in order; empty if the recorded pictures
  /// are lost or of another size.
  package let differences: [FrameDifference]
  /// The clip as it is now.
  package let currentFrames: ClipFrames

  /// The frame in which the most pixels differ, the first of several.
  package var worst: FrameDifference? {
    differences.max { ($0.pixels.pixelCount, $1.index) < ($1.pixels.pixelCount, $0.index) }
  }

  /// Frame `index` as it was recorded; nil if there is none, or it cannot be shown.
  package func recordedFrame(_ index: Int) -> PixelBuffer? {
    guard recorded.hashes.indices.contains(index) else { return nil }
    if current.hashes.indices.contains(index), recorded.hashes[index] == current.hashes[index] {
      return currentFrames[index]
    }
    guard case .reproduced(let frames) = recordedPictures else { return nil }
    return frames[index]
  }

  /// Frame `index` as it is now; nil if there is none.
  package func currentFrame(_ index: Int) -> PixelBuffer? {
    current.hashes.indices.contains(index) ? currentFrames[index] : nil
  }
}
