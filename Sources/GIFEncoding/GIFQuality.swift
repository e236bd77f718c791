// SPDX-License-Identifier: MIT

import ColorQuantization

/// How far colours may be off at a quality.
///
/// The figures are root mean squared errors in levels of a component, 0 to 255, found with the clips
/// of `Tests/Benchmarks/GIF`, where they give these SSIMULACRA2 scores, mean and least:
///
/// | quality  | hearts    | over a gradient | sparkle   | loader    |
/// |----------|-----------|-----------------|-----------|-----------|
/// | draft    | 87, 73    | 75, 60          | 95, 93    | 95, 92    |
/// | standard | 94, 86    | 90, 80          | 97, 95    | 96, 95    |
/// | high     | 97, 93    | 95, 92          | 98, 97    | 97, 96    |
struct GIFQuality {
  /// For the palette of the clip, over the pixels that change in it and, less, those that do not,
  /// in damped weights.
  let clipGoal: ErrorGoal
  /// The same over a gradient, in the weights themselves: it has so many rare colours that damping
  /// would leave nothing for the others.
  let gradientGoal: ErrorGoal
  /// The mean squared error for a picture's own palette, over what changes in the picture but for
  /// the background's colours.
  let pictureGoal: Double
  /// The same for the first picture, whose still parts stay for the whole clip and show bands where
  /// they are gradients.
  let firstGoal: Double

  private struct Anchor {
    let quality: Int
    let clip: Double
    let picture: Double
  }

  private static let anchors = [
    Anchor(quality: 0, clip: 11, picture: 12),
    Anchor(quality: GIFOptions.draft, clip: 3.6, picture: 4),
    Anchor(quality: GIFOptions.standard, clip: 1.8, picture: 1.75),
    Anchor(quality: GIFOptions.high, clip: 1.0, picture: 0.8),
    Anchor(quality: 100, clip: 0, picture: 0),
  ]
  /// How much less errors come to in weights that are not damped.
  private static let gradientFactor = 0.36
  private static let firstFactor = 1.0 / 6

  /// - Parameter quality: 0 to 100; 100 allows no error that a table can avoid.
  init(_ quality: Int) {
    precondition((0...100).contains(quality), "a quality is 0 to 100")
    let upper = Self.anchors.firstIndex { $0.quality >= max(1, quality) } ?? 1
    let (from, to) = (Self.anchors[upper - 1], Self.anchors[upper])
    let part = Double(quality - from.quality) / Double(to.quality - from.quality)
    let clip = from.clip + (to.clip - from.clip) * part
    let picture = from.picture + (to.picture - from.picture) * part
    clipGoal = .balanced(clip * clip)
    gradientGoal = .balanced(clip * clip * Self.gradientFactor * Self.gradientFactor)
    pictureGoal = picture * picture
    firstGoal = pictureGoal * Self.firstFactor * Self.firstFactor
  }
}
