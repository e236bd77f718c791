// SPDX-License-Identifier: MIT

import ColorQuantization

/// The row or the column of a picture that a pixel is in, as runs of equal pixels.
///
/// Places count from the pixel, which is 0. Going along it, a small step between two runs is one of
/// at most `largestStep` levels in each component.
struct PixelLine {
  /// Of a component, in levels.
  private static let largestStep = 4
  /// The most pixels of a run that is part of a ramp.
  private static let longestRun = 64

  private let picture: [UInt32]
  private let position: Int
  private let stride: Int
  private let places: ClosedRange<Int>

  static func row(of position: Int, in picture: [UInt32], width: Int) -> PixelLine {
    let x = position % width
    return PixelLine(
      picture: picture, position: position, stride: 1, places: -x...width - 1 - x)
  }

  static func column(of position: Int, in picture: [UInt32], width: Int) -> PixelLine {
    let (y, height) = (position / width, picture.count / width)
    return PixelLine(
      picture: picture, position: position, stride: width, places: -y...height - 1 - y)
  }

  private init(picture: [UInt32], position: Int, stride: Int, places: ClosedRange<Int>) {
    self.picture = picture
    self.position = position
    self.stride = stride
    self.places = places
  }

  /// Whether the steps from the pixel to those beside it are small, or none.
  var isSmooth: Bool {
    (!places.contains(-1) || isSmall(from: 0, to: -1))
      && (!places.contains(1) || isSmall(from: 0, to: 1))
  }

  /// Whether the pixel's run is one of at least three, each a small step on from the one before.
  ///
  /// A run of one pixel needs two on either side: a soft edge between two fills has as few.
  var isRamp: Bool {
    guard let before = end(ofRunAt: 0, by: -1), let after = end(ofRunAt: 0, by: 1) else {
      return false
    }
    // The border of a picture cuts a ramp's first and last run.
    if !places.contains(before) { return goesOn(over: after, by: 1) }
    if !places.contains(after) { return goesOn(over: before, by: -1) }
    return isMonotonic(before, 0, after)
      && (after - before > 2 || goesOn(over: before, by: -1) && goesOn(over: after, by: 1))
  }

  private func color(at place: Int) -> UInt32 { picture[position + place * stride] }

  /// The first place of the next run, or the first beyond the border; nil if it is too far away or
  /// too large a step.
  private func end(ofRunAt place: Int, by direction: Int) -> Int? {
    var end = place + direction
    while places.contains(end), color(at: end) == color(at: place) {
      if abs(end - place) == Self.longestRun { return nil }
      end += direction
    }
    return !places.contains(end) || isSmall(from: place, to: end) ? end : nil
  }

  /// Whether the step to the run at `place` and the one after it make a ramp.
  private func goesOn(over place: Int, by direction: Int) -> Bool {
    guard places.contains(place), let next = end(ofRunAt: place, by: direction),
      places.contains(next)
    else { return false }
    return isMonotonic(0, place, next)
  }

  private func isSmall(from first: Int, to second: Int) -> Bool {
    let (first, second) = (color(at: first), color(at: second))
    if first == OpaqueColor.clear || second == OpaqueColor.clear { return first == second }
    let (from, to) = (OpaqueColor(bits: first), OpaqueColor(bits: second))
    return abs(to.red - from.red) <= Self.largestStep
      && abs(to.green - from.green) <= Self.largestStep
      && abs(to.blue - from.blue) <= Self.largestStep
  }

  /// Whether the second of two steps does not go back.
  ///
  /// Both can be of one level and in different components.
  private func isMonotonic(_ first: Int, _ second: Int, _ third: Int) -> Bool {
    let start = OpaqueColor(bits: color(at: first))
    let middle = OpaqueColor(bits: color(at: second))
    let end = OpaqueColor(bits: color(at: third))
    return (middle.red - start.red) * (end.red - middle.red)
      + (middle.green - start.green) * (end.green - middle.green)
      + (middle.blue - start.blue) * (end.blue - middle.blue) >= 0
  }
}
