// SPDX-License-Identifier: MIT

/// What a movie file says about its one track.
struct MovieSummary {
  /// The tag of that name; empty if there is none.
  var comment: String
  /// libavcodec's name.
  var codec: String
  /// Size of the picture, in pixels.
  var width: Int
  var height: Int
  /// Ticks in a second.
  var timescale: Int
  /// Ticks in all.
  var duration: Int
  /// When each frame is shown, in ticks, ascending.
  var frameTimes: [Int]
}
