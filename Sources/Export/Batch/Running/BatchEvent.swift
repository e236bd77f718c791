// SPDX-License-Identifier: MIT

/// What a batch tells while it runs.
package enum BatchEvent: Sendable {
  /// Work done and in all, in the same measure.
  case progress(done: Double, total: Double)
  /// Comes in the order of the streams, whichever is done first.
  case finished(BatchResult)
}
