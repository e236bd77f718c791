// SPDX-License-Identifier: MIT

import FrameEncoding

/// Compares what a finished movie file holds with what the clip asked for.
struct MovieCheck {
  let clip: ClipDescription
  let size: PictureSize
  let clock: TrackClock

  /// - Throws: `EncodingError.verification` with the first difference, or `.writing` if the file
  ///   cannot be read.
  func verify(path: String) throws(EncodingError) {
    do {
      try verify(MovieReader(path: path).summary())
      try verify(boxes: FileBoxes(path: path).types)
    } catch .library(_, let operation, let detail) {
      throw .verification(detail: "\(operation): \(detail)")
    }
  }

  private func verify(_ movie: MovieSummary) throws(EncodingError) {
    try expect("comment", movie.comment, clip.comment)
    try expect("codec", movie.codec, "h264")
    try expect("width", movie.width, size.width)
    try expect("height", movie.height, size.height)
    try expect("ticks a second", movie.timescale, clock.timescale)
    try expect("ticks in all", movie.duration, clip.storedFrameCount * clock.ticksPerFrame)
    try expect("frames", movie.frameTimes.count, clip.storedFrameCount)
    for (index, time) in movie.frameTimes.enumerated() {
      try expect("tick of frame \(index)", time, index * clock.ticksPerFrame)
    }
  }

  /// The index must come before the pictures, so that a player need not load the whole file first.
  private func verify(boxes: [String]) throws(EncodingError) {
    let order = boxes.filter { $0 == "moov" || $0 == "mdat" }
    try expect("order of the boxes", order, ["moov", "mdat"])
  }

  private func expect<Value: Equatable>(
    _ what: String, _ found: Value, _ expected: Value
  ) throws(EncodingError) {
    guard found == expected else {
      throw .verification(detail: "\(what): \(found), expected \(expected)")
    }
  }
}
