// SPDX-License-Identifier: MIT

/// What a user may choose about a movie file.
package struct VideoOptions: Sendable, Hashable {
  /// Constant rate factors that exist: 0 would be lossless, which the High profile cannot hold.
  package static let constantRateFactors = 1...51

  package var container: VideoContainer
  /// x264's quality, in `constantRateFactors`: smaller is better and larger; 6 more halve the size.
  package var constantRateFactor: Int
  package var effort: VideoEffort
  /// Threads of the encoder.
  ///
  /// The file's bytes depend on it; with one they are the same on every machine.
  package var threadCount: Int

  package init(
    container: VideoContainer = .mp4, constantRateFactor: Int = 18, effort: VideoEffort = .medium,
    threadCount: Int = 1
  ) {
    precondition(
      Self.constantRateFactors.contains(constantRateFactor), "the rate factor is out of range")
    precondition((1...128).contains(threadCount), "x264 takes 1 to 128 threads")
    self.container = container
    self.constantRateFactor = constantRateFactor
    self.effort = effort
    self.threadCount = threadCount
  }
}
