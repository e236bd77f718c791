// SPDX-License-Identifier: MIT

/// Frames that wait until there are enough of them to be compressed side by side.
///
/// How many that are does not depend on the number of threads, and so neither does the file.
struct FrameWindow {
  private static let frameCapacity = 8

  /// Pixels that may wait, so that large frames take little more memory than small ones.
  private let pixelCapacity: Int
  private var waiting: [PlannedFrame] = []

  init(pixelCapacity: Int) { self.pixelCapacity = pixelCapacity }

  /// Takes the next frame; returns all that wait, in order, if they are enough now.
  mutating func append(
    _ frame: PlannedFrame, compressor: inout FrameCompressor
  ) -> [StoredFrame] {
    waiting.append(frame)
    let pixelCount = waiting.reduce(0) { $0 + $1.drawing.area.pixelCount }
    guard waiting.count == Self.frameCapacity || pixelCount >= pixelCapacity else { return [] }
    return takeAll(compressor: &compressor)
  }

  /// All frames that wait, in order.
  mutating func takeAll(compressor: inout FrameCompressor) -> [StoredFrame] {
    let frames = waiting
    waiting.removeAll(keepingCapacity: true)
    var results = compressor.compress(frames.filter { $0.pixels == nil }.map(\.drawing))[...]
    return frames.compactMap { frame in
      (frame.pixels ?? results.popFirst()).map { StoredFrame(frame, indices: $0.indices) }
    }
  }
}
