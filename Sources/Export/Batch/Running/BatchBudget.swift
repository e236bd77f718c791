// SPDX-License-Identifier: MIT

/// Shares threads and frame memory between clips that are made side by side.
///
/// A clip gets as large a part of the threads as its work is of all that is left: many small clips
/// run each on one thread, which keeps encoders and the disk busy, and a large one, or the last, is
/// spread.
package struct BatchBudget {
  /// What a clip was given, to be given back.
  package struct Share: Hashable, Sendable {
    /// Frames drawn at a time.
    package let jobs: Int
    fileprivate let bytes: Int
  }

  /// Bytes of frames that all clips may hold together, if there is more than one.
  package static let frameMemory = 1 << 28
  /// Frames that encoders of a clip hold, beside those that are drawn.
  private static let encoderFrames = 6

  private let jobs: Int
  private var freeJobs: Int
  private var freeBytes = frameMemory

  package init(jobs: Int) {
    precondition(jobs > 0, "somebody has to draw")
    self.jobs = jobs
    freeJobs = jobs
  }

  /// The share of a clip with `cost` of the `remaining` work, its own included, and frames of
  /// `frameBytes`; nil if it has to wait.
  package mutating func take(cost: Double, of remaining: Double, frameBytes: Int) -> Share? {
    let part = remaining > 0 ? cost / remaining : 1
    let wanted = max(1, min(jobs, Int((Double(jobs) * min(part, 1)).rounded())))
    let fitting = max(1, min(wanted, Self.frameMemory / frameBytes - Self.encoderFrames))
    let bytes = min(Self.frameMemory, (fitting + Self.encoderFrames) * frameBytes)
    guard fitting <= freeJobs, bytes <= freeBytes else { return nil }
    freeJobs -= fitting
    freeBytes -= bytes
    return Share(jobs: fitting, bytes: bytes)
  }

  package mutating func give(back share: Share) {
    freeJobs += share.jobs
    freeBytes += share.bytes
  }
}
