// SPDX-License-Identifier: MIT

import ColorQuantization

/// How far colours may be off at a quality.
///
/// The figures are root mean squared errors in levels of a component, 0 to 255, and were found with
/// the clips of `Tests/Benchmarks/GIF`.
struct GIFQuality {
  /// For the palette of the clip, over the pixels that change in it and, less, those that do not.
  let clipGoal: ErrorGoal
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
    Anchor(quality: 0, clip: 4, picture: 12),
    Anchor(quality: GIFOptions.draft, clip: 1.3, picture: 4),
    Anchor(quality: GIFOptions.standard, clip: 0.69, picture: 2.1),
    Anchor(quality: GIFOptions.high, clip: 0.35, picture: 1.0),
    Anchor(quality: 100, clip: 0, picture: 0),
  ]
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
    pictureGoal = picture * picture
    firstGoal = pictureGoal * Self.firstFactor * Self.firstFactor
  }
}
