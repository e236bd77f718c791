// SPDX-License-Identifier: MIT

/// Draws frames side by side and delivers them in order.
///
/// At most `jobs` frames are drawn or wait at a time, so memory does not grow with the clip. What is
/// drawn does not depend on `jobs`.
package struct OrderedFrameRenderer: Sendable {
  /// Bytes that the frames drawn at a time may take together, if more than one is.
  private static let frameMemory = 1 << 28

  package let jobs: Int

  /// - Parameter jobs: Frames drawn at a time, at least 1.
  package init(jobs: Int) {
    precondition(jobs > 0, "somebody has to draw")
    self.jobs = jobs
  }

  /// The same with as many jobs as frames of `pixelCount` pixels fit in 256 MB, but at least one.
  package func forFrames(of pixelCount: Int) -> OrderedFrameRenderer {
    OrderedFrameRenderer(jobs: max(1, min(jobs, Self.frameMemory / (4 * pixelCount))))
  }

  /// Makes what `frame` gives for each of `indices` and passes it to `deliver`, in order, on the
  /// calling task.
  ///
  /// `frame` gives a picture, or what is left of one that is not needed as a whole.
  package func render<Frame: Sendable>(
    _ indices: Range<Int>, frame: @escaping @Sendable (Int) throws -> Frame,
    deliver: (Int, Frame) throws -> Void
  ) async throws {
    if jobs == 1 {
      for index in indices { try deliver(index, try frame(index)) }
      return
    }
    try await withThrowingTaskGroup(of: (Int, Frame).self) { group in
      var waiting: [Int: Frame] = [:]
      var nextStart = indices.lowerBound
      func startNext() {
        guard nextStart < indices.upperBound else { return }
        let index = nextStart
        group.addTask { (index, try frame(index)) }
        nextStart += 1
      }
      for _ in 0..<jobs { startNext() }
      for index in indices {
        while waiting[index] == nil, let (finished, picture) = try await group.next() {
          waiting[finished] = picture
        }
        guard let picture = waiting.removeValue(forKey: index) else { return }
        startNext()
        try deliver(index, picture)
      }
    }
  }
}
