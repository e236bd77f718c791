// SPDX-License-Identifier: MIT

/// Hashes all frames of a clip, each on the thread that drew it.
package struct FrameHasher: Sendable {
  /// In which order frames are drawn; the hashes do not depend on it.
  package enum Order: Sendable, Hashable {
    case firstToLast, lastToFirst
  }

  private let algorithm: FrameHashAlgorithm
  private let renderer: OrderedFrameRenderer
  private let order: Order

  /// Makes a hasher that draws `jobs` frames at a time.
  package init(_ algorithm: FrameHashAlgorithm, jobs: Int, order: Order = .firstToLast) {
    self.algorithm = algorithm
    self.order = order
    renderer = OrderedFrameRenderer(jobs: jobs)
  }

  /// The hashes of `frames`, the first frame's first; `progress` is told how many are done.
  package func hashes(
    of frames: ClipFrames, progress: (Int) -> Void
  ) async throws -> [String] {
    let algorithm = algorithm
    let order = order
    let count = frames.count
    var hashes: [String] = []
    hashes.reserveCapacity(count)
    try await renderer.forFrames(of: frames.width * frames.height).render(
      0..<count,
      frame: { step in
        try frames.hash(algorithm, ofFrame: order == .firstToLast ? step : count - 1 - step)
      },
      deliver: { step, hash in
        hashes.append(hash)
        progress(step + 1)
      })
    return order == .firstToLast ? hashes : hashes.reversed()
  }
}
